"""The lab: what people ask it, and what it found."""

from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from milkomeda.table import wire
from milkomeda.table.laboratory import figures, info, known_of
from milkomeda.table.office import PROBLEMS, Asked, Office, TheOffice, address_of
from milkomeda.table.people import Person
from milkomeda.table.refusal import TooMany


@get("/lab", responses=PROBLEMS, summary="How much the lab does, where there is one")
async def lab(office: TheOffice) -> wire.Laboratory:
    return wire.Laboratory(office.settings.lab_games)


async def let_order(request: Asked, office: Office) -> Person:
    """Who asks the lab for something. Raises Refusal where that is too much, or there is no lab."""
    person = await office.somebody(request)
    office.hall.laboratory.let_in()
    if not all(map(office.orders.take, (person.id, address_of(request)))):
        raise TooMany
    return person


@get("/lab/runs", responses=PROBLEMS, summary="What I asked the lab, the newest first")
async def runs(request: Asked, office: TheOffice) -> list[wire.RunInfo]:
    person = await office.who(request)
    mine = await office.hall.laboratory.runs(person.id) if person.id else []
    return [info(run, person.id) for run in mine]


@post("/lab/runs", responses=PROBLEMS, summary="Ask the lab: it plays as many games")
async def begin(request: Asked, office: TheOffice, data: JSONBody[wire.NewRun]) -> wire.RunInfo:
    person = await let_order(request, office)
    return info(await office.hall.laboratory.begin(person.id, data), person.id)


@post(
    "/tables/{table_id:str}/again",
    responses=PROBLEMS,
    summary="What if: the lab plays a finished game again, with its luck, by other rules",
)
async def what_if(
    request: Asked, office: TheOffice, table_id: FromPath[str], data: JSONBody[wire.WhatIf]
) -> wire.RunInfo:
    person = await let_order(request, office)
    hall = office.hall
    match = await hall.archive.match((await hall.table(table_id)).room)
    return info(await hall.laboratory.begin_again(person.id, table_id, match, data), person.id)


@get("/lab/runs/{run_id:str}", responses=PROBLEMS, summary="A run, and what it found so far")
async def run(request: Asked, office: TheOffice, run_id: FromPath[str]) -> wire.RunFound:
    person = await office.who(request)
    found = await office.hall.laboratory.run(run_id)
    return wire.RunFound(info(found, person.id), figures(found), known_of(found).again)


@put("/lab/runs/{run_id:str}", responses=PROBLEMS, summary="Stop my run, or let it go on")
async def change(
    request: Asked, office: TheOffice, run_id: FromPath[str], data: JSONBody[wire.RunWish]
) -> wire.RunInfo:
    person = await let_order(request, office)
    run = await office.hall.laboratory.change(run_id, person.id, data.stopped)
    return info(run, person.id)


@delete("/lab/runs/{run_id:str}", status_code=200, responses=PROBLEMS, summary="Delete my run")
async def forget(request: Asked, office: TheOffice, run_id: FromPath[str]) -> None:
    await office.hall.laboratory.delete(run_id, (await office.somebody(request)).id)


@post(
    "/lab/runs/{run_id:str}/games/{side:int}/{block:int}",
    status_code=200,
    responses=PROBLEMS,
    summary="A game of a run, as a table that is over",
)
async def show(
    request: Asked, office: TheOffice, run_id: FromPath[str], side: FromPath[int], block: FromPath[int]
) -> wire.TableInfo:
    person = await let_order(request, office)
    return (await office.hall.show_run(run_id, side, block)).info(person.id)


HANDLERS: Final = [lab, runs, begin, what_if, run, change, forget, show]
