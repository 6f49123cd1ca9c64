#!/usr/bin/env python3
"""words_test.py ROOT [--list [FOLDER]]: counts stiff wording in comments and documents, per 100 lines.

The number of the whole tree must not rise above the one kept in words.json, and no folder may exceed the limit, except those that
words.json lists with a number of their own. --list prints each hit with a better choice of words. A line with `plain-words: ok`, for
quotations, does not count."""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

PATTERNS = {  # what is found: what to write instead
    r"\b(who|whoever|those who|whom|whose)\b(?! (are|is) (you|we))": "name the actor: the client, the player, the caller",
    r"\b(tell|tells|told|hear|hears|heard)\b": "notify, report, return, receive, print",
    r"\b(is|are|was|be|been|being) asked\b|\basks? for it\b": "request, query, call",
    r"\b(somebody|nobody|everybody|anybody)\b": "a client, no client, all players, any",
    r"\b(he|him|his)\b": "the player, they, or the passive",
    r"\b(so|as) (many|much|long|few|often|far)\b(?! as possible)": "name the number: count, limit, delay",
    r"(?-i:^\W*(Of|What|Whether|That|How|With|For whom) )": "begin with a verb: Returns, Reads, Waits, True if",
    r"\b(is|are) (none|no) (that|longer|such)\b|\bin vain\b|\bnor\b": "say it positively",
    r"\bbeside\b|\bbesides\b": "next to, with, also",
    r"\b(go|goes|went|gone) on\b|\bcomes? of\b": "continues, is in progress, results from",
    r"\bas (it|they) (was|were|is|are|stands?)\b": "unchanged, current",
    r"\b(is|are|was|were) there\b(?! (a|an|any|no)\b)": "exists, is available, is connected",
    r"\bof (one's|his|its|their|your) own\b": "own, separate, private",
    r"\b(wish|wishes|wished|wants to|would have)\b": "request, option, setting",
    r"\b(looks?|looked) (at|after|who|whether|for)\b": "check, inspect, search",
    r"\bperhaps\b|\bonce more\b|\bhence\b|\bthus\b": "maybe, again, so",
}
COMMENT = re.compile(r"^\s*(///?|\*|<!--)\s?(.*)|\s//+\s(.*)$")
HASH_COMMENT = re.compile(r"^\s*(#)\s?(.*)|\s#+\s(.*)$")
HASHED = re.compile(r"\.(py|sh|txt)$|^script/|^cmake/")
READ = re.compile(r"\.(cpp|hpp|in|ts|svelte|mjs|py|sh|md|css|txt)$|^script/|^cmake/")
LEFT_OUT = re.compile(r"^(doc/measurements|doc/reference|data|test/data|test/golden|web/package-lock|web/.*wire\.ts)")
WALKED_PAST = {".git", "build", "node_modules", "dist", "dist-static", ".tools"}


def files(root):
    """The files under version control; without git, all but what a build makes."""
    listed = subprocess.run(["git", "-C", root, "ls-files"], capture_output=True, text=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        return listed.stdout.splitlines()
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in WALKED_PAST]
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names]
    return found


def prose(path, text):
    """The lines of a document outside of code, or the comments of a source, with their numbers."""
    fenced = False
    comment = HASH_COMMENT if HASHED.search(path) else COMMENT
    for number, line in enumerate(text.splitlines(), 1):
        if not path.endswith(".md"):
            found = comment.search(line)
            if found:
                yield number, found[2] or found[3] or ""
        elif line.startswith("```"):
            fenced = not fenced
        elif not fenced and not line.startswith("|--"):
            yield number, line


def per_hundred(hits, lines):
    return round(100 * hits / lines, 1) if lines else 0.0


def main(root, listed):
    compiled = [(re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in PATTERNS.items()]
    hits, lines = collections.Counter(), collections.Counter()
    for path in files(root):
        if not READ.search(path) or LEFT_OUT.search(path):
            continue
        try:
            text = (root / path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        parts = path.split("/")
        folder = "/".join(parts[:2]) if len(parts) > 2 else parts[0]
        for number, line in prose(path, text):
            lines[folder] += 1
            if "plain-words: ok" in line:
                continue
            for pattern, instead in compiled:
                for match in pattern.finditer(line):
                    hits[folder] += 1
                    if listed is not None and folder.startswith(listed):
                        print(f"{path}:{number}: '{match[0]}' ({instead}): {line.strip()[:140]}")

    kept = json.loads((root / "test/house/words.json").read_text(encoding="utf-8"))
    whole = per_hundred(sum(hits.values()), sum(lines.values()))
    print(f"{sum(hits.values())} hits in {sum(lines.values())} lines, {whole} per 100")
    bad = 0
    if whole > kept["whole"]:
        print(f"the whole tree has {whole} per 100 lines, and {kept['whole']} are allowed")
        bad += 1
    elif whole < kept["whole"]:
        print(f"words.json can be lowered: whole to {whole}")
    for folder in sorted(lines):
        number = per_hundred(hits[folder], lines[folder])
        allowed = kept["folders"].get(folder, kept["limit"])
        if number > allowed:
            print(f"{folder} has {hits[folder]} hits in {lines[folder]} lines, {number} per 100, and {allowed} are allowed")
            bad += 1
        elif folder in kept["folders"] and number <= kept["limit"]:
            print(f"words.json can be lowered: without {folder}, which has {number}")
        elif folder in kept["folders"] and number < allowed:
            print(f"words.json can be lowered: {folder} to {number}")
    for folder in sorted(set(kept["folders"]) - set(lines)):
        print(f"words.json can be lowered: without {folder}, which does not exist")
    if bad:
        print("test/house/words_test.py . --list shows each hit")
    return 1 if bad or not lines else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), (sys.argv[3:] or [""])[0] if "--list" in sys.argv else None))
