"""Games of two who answer at once, where one gains what the other loses: how often each should answer what.

Exact, but for the rounding of floats. Few answers are ever good, so the others are only compared with these.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.state import NONE

CLOSE: Final = 1e-11  # differences below this are rounding
WALK: Final = 2  # mostly one step is enough, or none
GREEDY: Final = 100  # steps of the simplex after which it takes care not to go round in circles


class Matrix:
    """A game in which one chooses a row, to gain much, and the other a column, so that it is little."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows: i64 = rows
        self.columns: i64 = columns

    def gain(self, row: i64, column: i64) -> float:
        raise NotImplementedError


@final
class Table(Matrix):
    """All gains are known."""

    def __init__(self, gains: list[list[float]]) -> None:
        super().__init__(len(gains), len(gains[0]))
        self.gains = gains

    def gain(self, row: i64, column: i64) -> float:
        return self.gains[row][column]


@final
class Mix:
    """Some answers, and how often each is given."""

    def __init__(self, answers: list[int], shares: list[float]) -> None:
        self.answers = answers
        self.shares = shares


@final
class Solution:
    """What a game is worth to who chooses the row, and how both make it so."""

    def __init__(self, value: float, rows: Mix, columns: Mix) -> None:
        self.value: float = value
        self.rows = rows
        self.columns = columns


def value(game: Matrix) -> float:
    row, column = saddle(game)
    return mixed(game, row).value if column == NONE else game.gain(row, column)


def solve(game: Matrix) -> Solution:
    row, column = saddle(game)
    if column == NONE:
        return mixed(game, row)
    return Solution(game.gain(row, column), Mix([row], [1.0]), Mix([column], [1.0]))


# Where there is a best answer for both.


def saddle(game: Matrix) -> tuple[i64, i64]:
    """A row and a column that are best against each other. If none is found, a good row and NONE."""
    if game.columns == 1:
        return best_row(game, 0), 0
    if game.rows == 1:
        return 0, worst_column(game, 0)
    row: i64 = 0
    for _ in range(WALK):
        column = worst_column(game, row)
        better = best_row(game, column)
        if game.gain(better, column) <= game.gain(row, column) + CLOSE:
            return row, column
        row = better
    return row, NONE


def best_row(game: Matrix, column: i64) -> i64:
    best: i64 = 0
    most = game.gain(0, column)
    for row in range(1, game.rows):
        gain = game.gain(row, column)
        if gain > most:
            best, most = row, gain
    return best


def worst_column(game: Matrix, row: i64) -> i64:
    worst: i64 = 0
    least = game.gain(row, 0)
    for column in range(1, game.columns):
        gain = game.gain(row, column)
        if gain < least:
            worst, least = column, gain
    return worst


# Where answers must be mixed: by double oracle.


def mixed(game: Matrix, row: i64) -> Solution:
    """Solved for some answers, to which the best ones against that are added as long as they are better."""
    column = worst_column(game, row)
    rows: list[int] = [row]
    columns: list[int] = [column]
    add(rows, best_row(game, column))
    add(columns, worst_column(game, rows[-1]))
    while True:
        found = small(game, rows, columns)
        grown = add(rows, row_against(game, found.columns, found.value))
        if not add(columns, column_against(game, found.rows, found.value)) and not grown:
            return found


def add(answers: list[int], answer: i64) -> bool:
    """Whether it is a new one."""
    if answer == NONE or answer in answers:
        return False
    answers.append(answer)
    return True


def row_against(game: Matrix, mix: Mix, value: float) -> i64:
    """The row that gains most against a mix of columns; NONE if none gains more than that value."""
    best: i64 = NONE
    most = value + CLOSE
    for row in range(game.rows):
        gain = 0.0
        for column, share in zip(mix.answers, mix.shares):
            gain += share * game.gain(row, column)
        if gain > most:
            best, most = row, gain
    return best


def column_against(game: Matrix, mix: Mix, value: float) -> i64:
    worst: i64 = NONE
    least = value - CLOSE
    for column in range(game.columns):
        gain = 0.0
        for row, share in zip(mix.answers, mix.shares):
            gain += share * game.gain(row, column)
        if gain < least:
            worst, least = column, gain
    return worst


# Where all answers are weighed.


def small(game: Matrix, rows: list[int], columns: list[int]) -> Solution:
    """With these answers only."""
    if len(rows) == 2 and len(columns) == 2:
        return crossed(game, rows, columns)
    return weighed(game, rows, columns)


def crossed(game: Matrix, rows: list[int], columns: list[int]) -> Solution:
    """Two against two: each side mixes so that the other one's answers are equally good, where it can."""
    a, b = game.gain(rows[0], columns[0]), game.gain(rows[0], columns[1])
    c, d = game.gain(rows[1], columns[0]), game.gain(rows[1], columns[1])
    if (a - b) * (d - c) <= 0.0 or (a - c) * (d - b) <= 0.0:
        return weighed(game, rows, columns)
    whole = a - b - c + d
    row, column = (d - c) / whole, (d - b) / whole
    return Solution(
        (a * d - b * c) / whole, Mix(rows[:], [row, 1.0 - row]), Mix(columns[:], [column, 1.0 - column])
    )


def weighed(game: Matrix, rows: list[int], columns: list[int]) -> Solution:
    """By the simplex method: the columns' shares, divided by the value, are to be as large as can be while no
    row gains more than 1; all gains are lifted first so that they are positive.
    """
    m: i64 = len(rows)
    n: i64 = len(columns)
    lift = 1.0
    for row in rows:
        for column in columns:
            lift = max(lift, 1.0 - game.gain(row, column))
    width: i64 = n + m + 1
    t = vec[float]([0.0] * ((m + 1) * width))
    for i in range(m):
        for j in range(n):
            t[i * width + j] = game.gain(rows[i], columns[j]) + lift
        t[i * width + n + i] = 1.0
        t[i * width + width - 1] = 1.0
    for j in range(n):
        t[m * width + j] = -1.0
    basis = improve(t, m, width)
    value = 1.0 / t[m * width + width - 1]
    shares = [value * t[m * width + n + i] for i in range(m)]
    others = [0.0] * n
    for i in range(m):
        if basis[i] < n:
            others[basis[i]] = value * t[i * width + width - 1]
    return Solution(value - lift, shared(rows, shares), shared(columns, others))


def shared(answers: list[int], shares: list[float]) -> Mix:
    """Without those that are never given."""
    given = [index for index in range(len(shares)) if shares[index] > CLOSE]
    return Mix([answers[index] for index in given], [shares[index] for index in given])


def improve(t: vec[float], m: i64, width: i64) -> list[int]:
    """As long as a column lowers the last row. Returns which column each row stands for."""
    basis: list[int] = [width - 1 - m + i for i in range(m)]
    steps: i64 = 0
    while True:
        column = entering(t, m * width, width - 1, steps > GREEDY)
        if column == NONE:
            return basis
        row = leaving(t, m, width, column, basis)
        pivot(t, m, width, row, column)
        basis[row] = column
        steps += 1


def entering(t: vec[float], last: i64, columns: i64, first: bool) -> i64:
    found: i64 = NONE
    least = -CLOSE
    for column in range(columns):
        if t[last + column] < least:
            found = column
            if first:
                return found
            least = t[last + column]
    return found


def leaving(t: vec[float], m: i64, width: i64, column: i64, basis: list[int]) -> i64:
    """All gains are positive, so there is always one."""
    found: i64 = NONE
    least = 0.0
    for row in range(m):
        slope = t[row * width + column]
        if slope > CLOSE:
            ratio = t[row * width + width - 1] / slope
            if found == NONE or ratio < least or (ratio == least and basis[row] < basis[found]):
                found, least = row, ratio
    return found


def pivot(t: vec[float], m: i64, width: i64, row: i64, column: i64) -> None:
    scale = t[row * width + column]
    for at in range(row * width, row * width + width):
        t[at] /= scale
    for other in range(m + 1):
        factor = t[other * width + column]
        if other != row and factor != 0.0:
            for at in range(width):
                t[other * width + at] -= factor * t[row * width + at]
