"""Playing at a real server, over real sockets."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec

from milkomeda.games import SHOWS, game
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.table.archive import state_at
from milkomeda.table.fair import Fair, hash_of, key_of
from tests.table.client import Person, connected, english, over
from tests.table.house import Server, serving


def two_players(
    server: Server, options: str = "edition=protocols", **more: Any
) -> tuple[Person, Person, str]:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.create(["me", "open"], options, **more)
    bob.join(table)
    return ada, bob, table


async def whole_game(server: Server, people: list[Person], table: str, seed: int = 1) -> list[Any]:
    """All play at random until the end; their seats."""

    async def one(person: Person, number: int) -> Any:
        async with person.at(table) as seat:
            await seat.play(random.Random(seed + number))
            return seat

    return await asyncio.gather(*(one(person, number) for number, person in enumerate(people)))


def test_two_people_and_two_bots_play_to_the_end(server: Server) -> None:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.create(["me", "random", "open", "random"])
    bob.join(table, 2)
    one, other = asyncio.run(whole_game(server, [ada, bob], table))
    assert one.scene["table"]["phase"] == other.scene["table"]["phase"] == "over"
    assert [seat["name"] for seat in one.scene["table"]["seats"]] == ["Ada", "random", "Bob", "random"]
    assert {"type": "game-ended"} in one.told[-1]["facts"]
    assert [entry["number"] for entry in one.told] == [entry["number"] for entry in other.told]


def test_a_seat_is_sent_only_what_its_view_holds(server: Server) -> None:
    """Every byte that Ada's socket carried is what the engine shows of `view(0)`, and nothing else."""
    secrets = 0
    for seed in range(8):
        ada, bob, table = two_players(server, "edition=protocols bribes=none")
        seat, _ = asyncio.run(whole_game(server, [ada, bob], table, seed))
        match = log.replay(log.read(ada.call("GET", f"/tables/{table}/log").text), game("milkomeda"))
        for message in map(json.loads, seat.raw):
            if message["type"] == "scene" and message["picture"]:
                assert_only_the_view(message, match)
        secrets += assert_only_what_may_be_told(seat.told, match)
        if secrets > 5:
            return
    raise AssertionError("there was nothing to hide in eight games")


def assert_only_the_view(message: dict[str, Any], match: Match) -> None:
    show, answers = SHOWS["milkomeda"], message["table"]["answers"]
    view = state_at(match, answers).view(0)
    assert message["picture"] == plain(show.picture(view))
    if message["asked"]:
        assert message["asked"] == plain(show.question(view, 0))
    assert bool(message["table"]["fairness"]["secret"]) == (answers == len(match.answers))


def assert_only_what_may_be_told(told: list[dict[str, Any]], match: Match) -> int:
    """Returns how many answers were secret."""
    secrets = 0
    for index, (entry, answer) in enumerate(zip(told, match.answers)):
        before = answer.before.facing(answer.seat)
        after = state_at(match, index + 1)
        told_to_me = SHOWS["milkomeda"].facts(before, answer.seat, answer.choice, after, 0)
        assert entry["facts"] == plain(told_to_me)
        if answer.seat != 0 and not before.step.sees(before, 0):
            secrets += 1
            assert "text" not in entry
    return secrets


def plain(record: Any) -> Any:
    return json.loads(msgspec.json.encode(record))


def test_the_same_answer_twice_does_no_harm(server: Server) -> None:
    async def story() -> None:
        ada, _, table = two_players(server)
        async with ada.at(table) as seat:
            scene = await seat.scene_where(lambda scene: scene["question"] >= 0)
            question, text = scene["question"], first_choice(scene)
            answers = scene["table"]["answers"]
            assert (await seat.answer(text, question))["type"] == "accepted"
            assert (await seat.answer(text, question))["type"] == "accepted"
            assert (await seat.answer("something else", question))["type"] == "refused"
            assert (await seat.answer(text, question + 500))["type"] == "refused"
            await seat.scene_where(lambda scene: scene["table"]["answers"] > answers)
            assert sum(entry["seat"] == 0 and entry["text"] == text for entry in seat.told) == 1

    asyncio.run(story())


def first_choice(scene: dict[str, Any]) -> str:
    return next(str(choice["text"]) for choice in scene["asked"]["choices"] if not choice.get("refusal"))


def test_an_answer_is_refused_with_the_reason(server: Server) -> None:
    async def story() -> None:
        ada, bob, table = two_players(server)
        async with ada.at(table) as teal, bob.at(table) as gold:
            scene = await teal.scene_where(lambda scene: scene["question"] >= 0)
            assert "is not one of the choices" in english((await teal.answer("dance"))["problem"])
            await gold.scene_where(lambda scene: bool(scene["waiting"]))
            refused = await gold.answer(first_choice(scene), scene["question"])
            assert english(refused["problem"]) == "it is not your turn to answer"

    asyncio.run(story())


def test_undo_asks_nobody_while_nothing_new_was_learned(server: Server) -> None:
    async def story() -> None:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "random"], "edition=draft")
        async with ada.at(table) as seat:
            choosing = await seat.play(random.Random(3), lambda scene: asks(scene, "choose"))
            before, question = choosing["picture"], choosing["question"]
            await seat.answer("build")
            after = await seat.scene_where(lambda scene: asks(scene, "build"))
            assert (await seat.undo(after["undo"]))["type"] == "accepted"
            back = await seat.scene_where(lambda scene: asks(scene, "choose"))
            assert back["picture"] == before
            assert back["question"] > question
            assert seat.told[-1]["undone"]
            # The answer to the question as it was before, sent again by a slow network, does nothing.
            assert (await seat.answer("build", question))["type"] == "accepted"
            assert seat.scene["picture"] == before
            assert (await seat.undo(after["undo"]))["type"] == "accepted"
            assert seat.scene["picture"] == before
            assert "has been answered otherwise" in english((await seat.answer("move", question))["problem"])
            assert (await seat.undo(back["question"]))["type"] == "refused"

    asyncio.run(story())


def test_a_finished_game_is_finished(server: Server) -> None:
    """When the secret is open nobody can go back and play on knowing the dice."""
    ada, bob, table = two_players(server, "edition=draft deck=8")

    async def one(person: Person, luck: random.Random) -> None:
        async with person.at(table) as seat:
            scene = await seat.play(luck)
            assert scene["undo"] == -1
            refused = await seat.undo(seat.answered)
            assert english(refused["problem"]) == "the game is over: nothing can be taken back any more"

    async def story() -> None:
        await asyncio.gather(one(ada, random.Random(1)), one(bob, random.Random(2)))

    asyncio.run(story())
    log, info = ada.call("GET", f"/tables/{table}/log").text, ada.done("GET", f"/tables/{table}")
    assert (info["phase"], info["waiting"]) == ("over", [])
    asyncio.run(story())
    assert ada.call("GET", f"/tables/{table}/log").text == log


def asks(scene: dict[str, Any], step: str) -> bool:
    return bool(scene["asked"] and scene["asked"]["step"] == step)


def test_a_bot_takes_the_seat_of_who_leaves_and_they_can_return(server: Server) -> None:
    async def story() -> None:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "random"])
        async with ada.at(table) as seat:
            await seat.scene_where(lambda scene: scene["question"] >= 0)
            await seat.send(type="leave", bot="random")
            gone = await seat.scene_where(lambda scene: scene["table"]["answers"] > 60)
            assert gone["table"]["seats"][0] == {
                "name": "Ada",
                "kind": "person",
                "bot": "random",
                "character": "",
                "here": True,
            }
            await seat.send(type="return")
            back = await seat.scene_where(lambda scene: scene["question"] >= 0 or over(scene))
            assert over(back) or not back["table"]["seats"][0]["bot"]

    asyncio.run(story())


def test_when_the_clock_runs_out_a_bot_plays_on(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, bob, table = two_players(server, clock=1)
        async with bob.at(table) as seat:
            scene = await seat.scene_where(lambda scene: bool(scene["table"]["seats"][0]["bot"]))
            assert scene["table"]["seats"][0]["name"] == "Ada"
            assert 0 < scene["deadline"] <= 1 or scene["waiting"] == [0]

    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:  # and with it ends what the bot begins
        asyncio.run(story(server))


def test_when_the_clock_runs_out_the_least_is_done_and_the_seat_stays(server: Server) -> None:
    async def story() -> None:
        _, bob, table = two_players(server, clock=1, when_late="pass")
        async with bob.at(table) as seat:
            await seat.scene_where(lambda scene: scene["table"]["answers"] > 20)
            assert not any(one["bot"] for one in seat.scene["table"]["seats"])

    asyncio.run(story())


def test_spectators_see_what_is_public_and_can_do_nothing(server: Server) -> None:
    async def story() -> None:
        ada, _, table = two_players(server)
        eve = Person(server.address, "Eve")
        async with eve.at(table) as watcher, ada.at(table) as teal:
            scene = await watcher.scene_where(lambda scene: bool(scene["waiting"]))
            assert (scene["table"]["mine"], scene["asked"]) == (-1, None)
            await watcher.send(type="answer", question=0, text="done")
            refused = await watcher.until(lambda message: message["type"] == "refused")
            assert "watching" in english(refused["problem"])
            await watcher.send(type="say", text="<b>good luck</b>")
            await teal.scene_where(lambda scene: bool(scene["chat"]))
            assert [(line["name"], line["text"]) for line in teal.chat] == [("Eve", "<b>good luck</b>")]

    asyncio.run(story())


def test_the_same_line_twice_is_said_once(server: Server) -> None:
    """As a browser does that does not know whether the line was dead."""

    async def story() -> None:
        ada, bob, table = two_players(server)
        async with bob.at(table) as gold:
            async with ada.at(table) as teal:
                await teal.send(type="say", text="hello", key="k1")
            async with ada.at(table) as teal:
                await teal.send(type="say", text="hello", key="k1")
                await teal.send(type="say", text="hello", key="k2")
                await teal.send(type="say", text="well?")
                await teal.send(type="say", text="well?")
                await teal.scene_where(lambda _: len(teal.chat) == 4)
                said = [(line["text"], line.get("key", "")) for line in teal.chat]
                assert said == [("hello", "k1"), ("hello", "k2"), ("well?", ""), ("well?", "")]
                await teal.send(type="say", text="\u200b", key="k3")
                unsaid = await teal.until(lambda message: message["type"] == "trouble")
                assert (english(unsaid["problem"]), unsaid["key"]) == ("a message must not be empty", "k3")
                await teal.send(type="say", text="hello", key="k" * 41)
                unsaid = await teal.until(lambda message: message["type"] == "trouble")
                assert english(unsaid["problem"]) == "a key has 40 characters at most"
            await gold.scene_where(lambda _: len(gold.chat) == 4)

    asyncio.run(story())


def test_a_preview_says_what_would_come_of_an_answer(server: Server) -> None:
    async def story() -> None:
        ada, _, table = two_players(server)
        async with ada.at(table) as seat:
            scene = await seat.scene_where(lambda scene: scene["question"] >= 0)
            await seat.send(type="preview", text=first_choice(scene))
            previewed = await seat.until(lambda message: message["type"] == "previewed")
            assert previewed["preview"]["cells"]
            await seat.send(type="preview", text="nonsense")
            previewed = await seat.until(lambda message: message["type"] == "previewed")
            assert previewed["preview"]["refusal"]

    asyncio.run(story())


def test_the_dice_are_provably_fair(server: Server) -> None:
    """The hash was shown before; with the secret every answer of chance can be derived again."""
    ada, bob, table = two_players(server)
    before = ada.done("GET", f"/tables/{table}")["fairness"]
    asyncio.run(whole_game(server, [ada, bob], table))
    after = ada.done("GET", f"/tables/{table}")["fairness"]
    assert before["secret"] == ""
    assert hash_of(after["secret"]) == after["hash"] == before["hash"]
    assert after["salts"] == ["salt", "pepper"]
    rules = game("milkomeda")
    match = log.replay(log.read(ada.call("GET", f"/tables/{table}/log").text), rules)
    key = key_of(after["secret"], after["salts"])
    derived = 0
    for number, answer in enumerate(match.answers):
        if answer.seat == LUCK:
            assert answer.choice == answer.before.step.sample(answer.before, Fair(key, number))
            derived += 1
    assert derived > 20


def test_after_the_game_there_are_points_luck_moments_and_a_fork(server: Server) -> None:
    ada, bob, table = two_players(server)
    assert ada.call("GET", f"/tables/{table}/log").status_code == 409
    seats = asyncio.run(whole_game(server, [ada, bob], table))
    aftermath = ada.done("GET", f"/tables/{table}/aftermath")
    points = [sum(row) for row in aftermath["ending"]["points"]]
    assert aftermath["rounds"][-1]["points"] == points
    assert points == [player["points"] for player in seats[0].scene["picture"]["players"]]
    last = ada.done("GET", f"/tables/{table}/moments/{aftermath['answers']}")
    assert last["picture"] == seats[0].scene["picture"]
    assert {"type": "game-ended"} in last["facts"]
    assert ada.call("GET", f"/tables/{table}/moments/{aftermath['answers'] + 1}").status_code == 409
    half = aftermath["answers"] // 2
    fork = {"at": half, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    forked = ada.done("POST", f"/tables/{table}/fork", fork)
    assert forked["phase"] == "playing"
    moment = ada.done("GET", f"/tables/{table}/moments/{half}")

    async def story() -> None:
        async with ada.at(forked["id"]) as seat:
            scene = await seat.scene_where(lambda scene: True)
            assert scene["picture"]["width"] == moment["picture"]["width"]
            await seat.play(random.Random(5))

    asyncio.run(story())


def test_a_recovery_link_opens_my_tables_in_another_browser(server: Server) -> None:
    ada = Person(server.address, "Ada")
    table = ada.create(["me", "open"])
    secret = ada.done("POST", "/me/recovery")["recovery"]
    phone = Person(server.address, "Somebody")
    phone.done("POST", "/me/recover", {"recovery": secret})
    me = phone.done("GET", "/me")
    assert me["name"] == "Ada"
    assert [(one["id"], one["mine"], one["host"]) for one in me["tables"]] == [(table, 0, True)]
    ada.done("POST", "/me/recovery")
    assert phone.call("POST", "/me/recover", {"recovery": secret}).status_code == 409


def test_private_tables_are_not_listed(server: Server) -> None:
    ada = Person(server.address, "Ada")
    hidden, shown = ada.create(["me", "open"], private=True), ada.create(["me", "open"])
    listed = [one["id"] for one in Person(server.address, "Eve").done("GET", "/tables")]
    assert shown in listed
    assert hidden not in listed


def test_the_host_gives_a_seat_to_a_bot_and_the_game_begins(server: Server) -> None:
    ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
    table = ada.create(["me", "open"])
    assert eve.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}).status_code == 409
    begun = ada.done("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert begun["phase"] == "playing"


def test_a_program_takes_a_seat_with_a_token(server: Server) -> None:
    async def story() -> None:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "open"], private=True)
        token = ada.done("POST", f"/tables/{table}/machines", {"name": "HAL"})
        async with connected(server.address, table, {"authorization": f"Bearer {token['token']}"}) as hal:
            scene = await hal.scene_where(lambda scene: scene["table"]["phase"] == "playing")
            assert (scene["table"]["mine"], scene["table"]["seats"][1]["name"]) == (1, "HAL")
            async with ada.at(table) as seat:
                await asyncio.gather(hal.play(random.Random(1)), seat.play(random.Random(2)))

    asyncio.run(story())


def test_the_description_says_what_games_send(server: Server) -> None:
    description = Person(server.address, "Ada").done("GET", "/openapi.json")
    records = description["components"]["schemas"]

    def sent(path: str) -> Any:
        fine = description["paths"][path]["get"]["responses"]["200"]
        return fine["content"]["application/json"]["schema"]

    def named(schema: Any) -> Any:
        return records[schema["$ref"].rpartition("/")[2]]

    moment = named(sent("/api/tables/{table_id}/moments/{at}"))
    for several in (sent("/api/games/{name}/catalogue"), moment["properties"]["picture"]):
        assert len(several["oneOf"]) == len(SHOWS)
        assert all(named(one)["properties"] for one in several["oneOf"])
