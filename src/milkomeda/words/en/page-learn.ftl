## Learning by playing.

page-learn-heading = Learn by playing
page-learn-about = Short positions on the real table, a minute or two each. Nothing can go wrong: try again as often as you like, leave whenever you like.
page-learn-begin = Begin
page-learn-go-on = Go on
page-learn-again = Once more
page-learn-lesson = Lesson { $number } of { $count }
page-learn-progress = { $done } of { $count } done
page-learn-learned = done
page-learn-all = All lessons
page-learn-leave = Leave the lesson
page-learn-over = Start over
page-learn-goal = Goal: { $goal }
page-learn-tip = Tip
page-learn-done = Done!
page-learn-missed = Not quite
page-learn-try-again = Try again
page-learn-next = Next: { $title }
page-learn-finished = That was the last lesson: you know all you need. Everything else the table says when it matters.
page-learn-play = Play your first game
page-learn-first = New here? Learn it in ten minutes, by playing
page-learn-later = Learn by playing
