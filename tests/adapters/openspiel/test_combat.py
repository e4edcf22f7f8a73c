"""A fight as a game of OpenSpiel's, whose solvers come to what our odds of a fight say."""

from typing import cast

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.expected_game_score import policy_value

import milkomeda.adapters.openspiel
from milkomeda.adapters.openspiel import SpielState
from milkomeda.galaxy.cards import SHIP_TYPES
from milkomeda.galaxy.odds.forecast import Meeting, meeting
from milkomeda.galaxy.odds.study import study
from milkomeda.galaxy.rules.mat import pack
from milkomeda.galaxy.state import Galaxy

assert milkomeda.adapters.openspiel.__doc__  # to import it is to register the games
EXACT = 1e-9

Shares = dict[int, float]
"""By actions, how often."""


def met(state: SpielState) -> Meeting:
    found = meeting(cast(Galaxy, state.position.state))
    assert found
    return found


def mixed(state: SpielState) -> Shares:
    """The equilibrium of our odds."""
    found, seat, choices = met(state), state.current_player(), state.position.choices
    attacks = seat == found.attacker
    mix = found.best.rows if attacks else found.best.columns
    shares: Shares = {}
    sides = found.fight.sides
    for answer, share in zip(mix.answers, mix.shares):
        wanted = [sides.turn(answer, turn) for turn in range(sides.turns)] if found.forms else [answer]
        for one in wanted:
            action = next(at for at, choice in enumerate(choices) if found.meant(seat, choice) == one)
            shares[action] = shares.get(action, 0.0) + share / len(wanted)
    return shares


class Ours(policy.Policy):  # type: ignore[misc]
    def __init__(self, game: pyspiel.Game, attackers_form: dict[str, int] | None = None) -> None:
        super().__init__(game, [0, 1])
        self.attackers_form = attackers_form  # at first, in place of the equilibrium
        self.known: dict[tuple[str, int], Shares] = {}

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> Shares:
        seat = state.current_player()
        if self.attackers_form and seat == 0 and state.position.answers == 0:
            split = pack([self.attackers_form.get(kind, 0) for kind in SHIP_TYPES])
            return {state.position.choices.index(split): 1.0}
        key = state.position.seen(seat), seat
        if key not in self.known:
            self.known[key] = mixed(state)
        return self.known[key]


def fight(
    attackers: int, defenders: int, options: str = "standoff_tries:1", **technologies: str
) -> pyspiel.Game:
    return pyspiel.load_game(
        "milkomeda_combat",
        {"attackers": attackers, "defenders": defenders, "options": options, **technologies},
    )


@pytest.mark.parametrize(
    "game",
    [
        fight(2, 1),
        fight(1, 1, "standoff_tries:1 hit_on:4"),
        fight(2, 1, technologies="AI Strategists", defender_technologies="Energy Shields"),
    ],
    ids=["two against one", "one against one", "with technologies"],
)
def test_our_equilibrium_cannot_be_exploited_and_is_worth_what_we_say(game: pyspiel.Game) -> None:
    """So it is one: against it nobody gains anything by whatever else the rules allow."""
    ours, start = Ours(game), game.new_initial_state()
    found = exploitability.nash_conv(game, ours, return_only_nash_conv=False)
    assert found.player_improvements == pytest.approx([0, 0], abs=EXACT)
    worth = met(start).best.value
    assert policy_value(start, [ours, ours]) == pytest.approx([worth, -worth], abs=EXACT)


def test_to_form_up_naively_costs_what_we_say() -> None:
    game = fight(2, 1)
    said = study(met(game.new_initial_state()).fight, 2, 1).attacker
    naive = said.naive[-1]
    assert len(naive.ships) == 1
    worth = naive.prospects.win - naive.prospects.lose
    assert worth < said.best[0].prospects.win - said.best[0].prospects.lose
    policies = [Ours(game, naive.ships), Ours(game)]
    assert policy_value(game.new_initial_state(), policies) == pytest.approx([worth, -worth], abs=EXACT)


def test_who_always_forms_up_alike_is_exploited() -> None:
    game = fight(1, 1)
    assert exploitability.nash_conv(game, Ours(game, {SHIP_TYPES[0]: 1})) > 0.1


def test_a_fight_passes_openspiels_check_command_points_and_all() -> None:
    for options in ("edition:protocols", "edition:draft"):
        pyspiel.random_sim_test(fight(3, 2, options), num_sims=2, serialize=True, verbose=False)


def test_rounds_that_change_nothing_are_not_told() -> None:
    state = fight(1, 1).new_initial_state()
    shield, fighter = (state.position.spell(at) for at in range(2))
    assert shield != fighter
    state.apply_action(0)
    state.apply_action(1)
    assert state.is_chance_node()
    assert [likely for _, likely in state.chance_outcomes()] == [1.0]
