"""comments.py HEADER: the header as Doxygen takes it. A comment behind a member belongs to that member, the first one to the file,
an inline namespace to the one around it."""

import re
import sys

with open(sys.argv[1], encoding="utf-8") as header:
    text = re.sub(r"(namespace camlann)::inline \w+", r"\1", header.read())
lines = re.sub(r"(//.*)<(\w+)>", r"\1\\<\2\\>", text).splitlines()

top = lines.index("#pragma once") + 1
behind = re.compile(r"^(.*[;,{}\w=\d]) +// (?!NOLINT)(.*)$")
continued = False  # the previous line's trailing comment continues on the next one
for number, line in enumerate(lines):
    if number >= top and line.startswith("// ") and all(text.startswith("//") for text in lines[top:number]):
        line = "///" + (" @file\n///" if number == top else "") + line[2:]
    elif not line.lstrip().startswith("//") and (found := behind.match(line)):
        line = f"{found[1]}  ///< {found[2]}"
        continued = True
        print(line)
        continue
    elif continued and re.match(r"^ {8,}// ", line):
        line = line.replace("// ", "///< ", 1)
        print(line)
        continue
    continued = False
    print(line)
