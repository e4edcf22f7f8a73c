"""Derives every answer of chance again: python check_dice.py GAME.log SECRET SALT SALT …"""

import sys
from pathlib import Path

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.step import LUCK
from milkomeda.table.fair import Fair, hash_of, key_of

file, secret, *salts = sys.argv[1:]
played = log.read(Path(file).read_text(encoding="utf-8"))
answers = log.replay(played, game(played.game)).answers
key = key_of(secret, salts)
chance = [(number, answer) for number, answer in enumerate(answers, played.earlier) if answer.seat == LUCK]
wrong = [n for n, a in chance if a.choice != a.before.step.sample(a.before, Fair(key, n))]
print(f"hash {hash_of(secret)}: {len(chance)} answers of chance, {len(wrong)} of them wrong")
sys.exit(bool(wrong))
