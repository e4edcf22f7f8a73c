"""Links inside a text in Markdown, as GitHub follows them."""

import re


def dead_links(markdown: str) -> list[str]:
    """Those that lead to nothing in it."""
    titles = [slug(line.lstrip("#")) for line in markdown.splitlines() if line.startswith("##")]
    known = set(titles) | set(re.findall(r'<a id="([^"]+)"></a>', markdown))
    return [link for link in re.findall(r"\]\(#([^)]+)\)", markdown) if link not in known]


def slug(title: str) -> str:
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")
