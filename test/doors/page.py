"""What the documents show: code blocks with what they print, and what an ellipsis stands for."""

import re
from dataclasses import dataclass


@dataclass
class Block:
    language: str
    text: str
    line: int  # of its first line in the document
    prints: str | None = None  # the text block that follows at once


def blocks_of(path):
    """The fenced blocks of a document; a `text` block belongs to the one before it."""
    blocks, inside, between = [], None, ""
    with open(path, encoding="utf-8") as document:
        for number, line in enumerate(document, 1):
            if inside is None and line.startswith("```"):
                inside = Block(line[3:].strip(), "", number + 1)
            elif inside is not None and line.startswith("```"):
                if inside.language == "text" and blocks and not between.strip():
                    blocks[-1].prints = inside.text
                else:
                    blocks.append(inside)
                inside, between = None, ""
            elif inside is not None:
                inside.text += line
            else:
                between += line
    return blocks


def matches(shown, printed):
    """Whether `printed` is what the document shows. An ellipsis stands for anything in its line, one alone for any lines."""
    wild = {"…": ".*", "\n…\n": r"\n(?:.*\n)*"}
    pattern = "".join(wild.get(part) or re.escape(part) for part in re.split("(\n…\n|…)", shown.strip() + "\n"))
    return re.fullmatch(pattern, printed.strip() + "\n") is not None
