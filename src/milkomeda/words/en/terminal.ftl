## Files.

no-such-home = { $file }: there is no such home folder
file-is-unusable = { $file }: { $errno }
file-is-no-text = { $file }: this is no text
file-is-too-large = { $file }: this is too large for a game
file-exists = { $file } exists already: 'save! { $file }' replaces it
no-name-for-a-file = { $file }: this is no name for a file
errno-EACCES = Permission denied
errno-EBUSY = Device or resource busy
errno-EDQUOT = Disk quota exceeded
errno-EEXIST = File exists
errno-EFBIG = File too large
errno-EINVAL = Invalid argument
errno-EIO = Input/output error
errno-EISDIR = Is a directory
errno-ELOOP = Too many levels of symbolic links
errno-EMFILE = Too many open files
errno-ENAMETOOLONG = File name too long
errno-ENOENT = No such file or directory
errno-ENOSPC = No space left on device
errno-ENOTDIR = Not a directory
errno-EPERM = Operation not permitted
errno-EROFS = Read-only file system
wrong-in-file = { $file }, { $problem }
other-rules = { $file }, line 2: played by rules version { $rules }, these are version { $now }; --snapshot loads its last position, --as-far-as-it-goes replays what still fits
from-its-snapshot = from its snapshot
stopped-at = stopped at { $problem }
load-which-file = load which file? For example: load evening.log
save-under-which-name = save under which name? For example: save evening.log
saved-nowhere = the game could not be saved anywhere
saved-as = Saved: { $file }
loaded-from = Loaded: { $file }
go-on-with = Go on with: { $command }
another-game = { $file } is a game of { $game }, this table plays { $other-game }
another-number-of-players = { $file } is a game of { $players }, this table has { $number } seats

## At the table.

look-at-what = look at what? { $parts }
