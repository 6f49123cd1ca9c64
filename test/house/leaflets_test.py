#!/usr/bin/env python3
"""leaflets_test.py ROOT: each folder of data/leaflets is a language with every leaflet, line for line like the English one: the same
conditions, marks, diagrams, {names}, squares and moves. What a language lacks, or has changed, is printed with its English line."""
import re
import sys
from pathlib import Path

LINE = re.compile(r"(?:\[(?P<conditions>[^\]]*)\] )?(?P<mark>@start|@ |== |- |! |)(?P<rest>.*)")
DIAGRAM_FIELDS = 4  # game, FEN, move and squares; the caption follows
SQUARES = re.compile(r"\b[A-Za-z]\d+(?:[-x*+][A-Za-z]\d+)*")


def shape(line):
    """Returns what no translation changes of a line."""
    found = LINE.fullmatch(line)
    fields, text = (), found["rest"]
    if found["mark"] == "@ ":
        *fields, text = text.split(" | ", DIAGRAM_FIELDS)
    kept = sorted(re.findall(r"\{[^}]*\}", text)), sorted(SQUARES.findall(text))
    return found["conditions"], found["mark"], tuple(fields), *map(tuple, kept), bool(text)


def lines_of(file):
    """Returns the lines with their numbers, without remarks and empty lines."""
    lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    return [(number, line) for number, line in lines if line and not line.startswith("//")]


def differences(english, other):
    """Yields the first difference: those after it may only follow from it."""
    if not other.exists():
        yield f"{other} is missing"
        return
    ours, theirs = lines_of(english), lines_of(other)
    for (number, line), (at, translated) in zip(ours, theirs):
        if shape(line) != shape(translated):
            yield f"{other}:{at}: is not like line {number} of the English leaflet:\n  {line}\n  {translated}"
            return
    for number, line in ours[len(theirs):]:
        yield f"{other}: lacks line {number} of the English leaflet:\n  {line}"
    for at, translated in theirs[len(ours):]:
        yield f"{other}:{at}: the English leaflet has no such line:\n  {translated}"


def check_itself():
    """The comparison notices each kind of change."""
    line = "[a !b=2] @ cam | 1/3 w | B4-D6 | A1 G8 | From {first} to D6."
    assert shape(line) == shape("[a !b=2] @ cam | 1/3 w | B4-D6 | A1 G8 | Auf D6 zieht {first}.")
    for change in (("!b=2", "b=2"), ("cam", "camelot"), ("1/3 w", "1/3 b"), ("B4-D6", "B4-D7"), ("A1 G8", "A1 G9"), ("{first}", "White"),
                   ("to D6", "to D7"), ("[a !b=2] ", ""), ("From {first} to D6.", "")):
        assert shape(line) != shape(line.replace(*change)), change
    assert shape("== The aim") != shape("! The aim") != shape("The aim") == shape("Das Ziel")


def main(root):
    check_itself()
    folder = root / "data/leaflets"
    english = sorted(folder.glob("*.txt"))
    languages = sorted(path for path in folder.iterdir() if path.is_dir())
    found = [said for language in languages for file in english for said in differences(file, language / file.name)]
    names = {file.name for file in english}
    found += [f"{file}: no English leaflet has this name" for language in languages for file in language.iterdir() if file.name not in names]
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(english)} leaflets in {len(languages)} languages, {len(found)} differences")
    return not found and len(english) > 1 and len(languages) > 4


if __name__ == "__main__":
    sys.exit(0 if main(Path(sys.argv[1])) else 1)
