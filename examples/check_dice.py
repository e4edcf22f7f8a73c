"""Derives every answer of chance again: python check_dice.py GAME.log GAME.json"""

import json
import sys
from pathlib import Path

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.step import LUCK
from milkomeda.table.fair import Fair, hash_of, key_of

file, table = map(Path, sys.argv[1:])
played = log.read(file.read_text(encoding="utf-8"))
answers = log.replay(played, game(played.game)).answers
fairness = json.loads(table.read_text(encoding="utf-8"))["fairness"]
key = key_of(fairness["secret"], fairness["salts"])
chance = [(number, answer) for number, answer in enumerate(answers, played.earlier) if answer.seat == LUCK]
wrong = [n for n, a in chance if a.choice != a.before.step.sample(a.before, Fair(key, n))]
print(f"hash {hash_of(fairness['secret'])}: {len(chance)} answers of chance, {len(wrong)} of them wrong")
sys.exit(bool(wrong) or hash_of(fairness["secret"]) != fairness["hash"])
