"""A server of its own, and the browsers that speak to it."""
import http.cookiejar
import json
import pathlib
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request


class Server:
    """`data`: the folder of an installation; without it, a new one. `more`: options."""

    def __init__(self, program, data=None, more=()):
        self.folder = tempfile.TemporaryDirectory()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.log = open(pathlib.Path(self.folder.name) / "log", "w+")
        self.process = subprocess.Popen(
            [program, "serve", "--port", str(port), "--data", str(data or self.folder.name + "/data"), "--build-tables", "none", *more],
            stdout=subprocess.DEVNULL, stderr=self.log)
        for _ in range(600):
            try:
                urllib.request.urlopen(self.address + "/readyz", timeout=5).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        self.log.seek(0)
        raise SystemExit("the server did not start:\n" + self.log.read())

    def close(self):
        self.process.terminate()
        self.process.wait(60)
        self.log.close()
        self.folder.cleanup()


class Browser:
    """A person's browser: it keeps its cookies."""

    def __init__(self, server, name):
        self.server, self.name = server, name
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

    def ask(self, path, body=None):
        """Returns status and text of the answer; asks again where the server says when."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server.address + path, data, {"Content-Type": "application/json"})
        while True:
            try:
                with self.opener.open(request, timeout=60) as answer:
                    return answer.status, answer.read().decode()
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503) or "Retry-After" not in error.headers:
                    return error.code, error.read().decode()
                time.sleep(float(error.headers["Retry-After"]))

    def get(self, path):
        status, text = self.ask(path)
        assert status == 200, (path, status, text)
        return text

    def read(self, path):
        return json.loads(self.get(path))

    def post(self, path, **body):
        status, text = self.ask(path, body)
        assert status in (200, 201), (self.name, path, body, status, text)
        return json.loads(text)

    def refused(self, path, **body):
        status, text = self.ask(path, body)
        assert 400 <= status < 500, (self.name, path, status, text)
        return json.loads(text)["error"]["what"]

    def make_account(self):
        self.id = self.post("/api/account", name=self.name, password=f"a long password of {self.name}")["id"]
