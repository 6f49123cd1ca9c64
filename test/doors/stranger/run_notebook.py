"""run_notebook.py NOTEBOOK: runs the cells of a notebook as Jupyter does, and compares what each shows with what the file has."""

import ast
import json
import sys
from pathlib import Path


def shown(cell, names):
    """Runs a cell; returns the value of its last line if that is an expression."""
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return None if last is None else eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)


def main(notebook):
    names = {}
    for cell in json.loads(Path(notebook).read_text())["cells"]:
        if cell["cell_type"] != "code":
            continue
        value = shown(cell, names)
        for output in cell["outputs"]:
            data = output["data"]
            if "image/svg+xml" in data:
                picture = value._repr_svg_()
                assert picture.startswith("<svg") and "".join(data["image/svg+xml"]) in picture, picture[:200]
            else:
                wanted = "".join(data["text/plain"])
                assert repr(value) == wanted, f"{cell['id']}: {value!r} instead of {wanted}"


if __name__ == "__main__":
    main(sys.argv[1])
