"""guide_test.py SOURCE: the commands of doc/hosting.md that change the server's configuration change one line each of the package's file, and leave
a file that can be read. script/package --check follows the whole page in a bare Debian."""

import shlex
import subprocess
import sys
import tomllib
import unittest
from pathlib import Path

from page import blocks_of

SOURCE = Path(sys.argv[1]).resolve()
FILE = "/etc/camlann/camlann.toml"


class Guide(unittest.TestCase):
    def test_51_commands_change_one_setting_each(self):
        commands = [line for block in blocks_of(SOURCE / "doc/hosting.md") for line in block.text.splitlines()
                    if line.startswith("sed -i ") and line.endswith(f" {FILE}")]
        self.assertGreater(len(commands), 4)
        text = (SOURCE / "packaging/camlann.toml").read_text(encoding="utf-8")
        for command in commands:
            _, _, change, _ = shlex.split(command)
            before = text.splitlines()
            text = subprocess.run(["sed", change], input=text, capture_output=True, text=True, check=True).stdout
            changed = [line for line, earlier in zip(text.splitlines(), before, strict=True) if line != earlier]
            self.assertEqual(len(changed), 1, command)
            tomllib.loads(text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
