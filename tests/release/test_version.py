"""A new version: its number, and what the changelog says of it."""

import pytest

from release.version import current, released, unreleased

PROJECT = '[project]\nname = "milkomeda"\nversion = "1.2.3"\n'
CHANGELOG = """# Changelog

## [Unreleased]

### Upgrading

- Nothing to do.

### Added

- A comet.

## [1.2.3] - 2026-01-01

- All else.
"""


def test_what_is_unreleased_becomes_the_section_of_the_new_version() -> None:
    project, changelog = released(PROJECT, CHANGELOG, "1.10.0", "2026-02-03")
    assert current(project) == "1.10.0"
    assert changelog.index("## [Unreleased]\n\n## [1.10.0] - 2026-02-03\n") < changelog.index("- A comet.")
    assert changelog.endswith("## [1.2.3] - 2026-01-01\n\n- All else.\n")


def test_nothing_is_released_twice() -> None:
    _, changelog = released(PROJECT, CHANGELOG, "1.3.0", "2026-02-03")
    with pytest.raises(ValueError, match="nothing is unreleased"):
        unreleased(changelog)


@pytest.mark.parametrize("version", ["1.2.3", "1.2.2", "0.9.9", "1.3", "v1.3.0", "1.3.0rc1"])
def test_a_version_is_newer_and_three_numbers(version: str) -> None:
    with pytest.raises(ValueError, match=version):
        released(PROJECT, CHANGELOG, version, "2026-02-03")


def test_whoever_upgrades_is_told_what_to_do() -> None:
    with pytest.raises(ValueError, match="nothing is said of upgrading"):
        unreleased(CHANGELOG.replace("### Upgrading", "### Changed"))
