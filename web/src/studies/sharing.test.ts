// Two people in one chapter, by the true core, and a server that takes a change of the newest version alone.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Study } from "../study/study.svelte.ts";
import { Failure } from "../lib/api.ts";
import type { Core } from "../lib/core.ts";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { asks, type SharedStudy, type StudyChapter } from "./asks.ts";
import * as live from "./live.ts";
import type { Socket } from "../lib/socket.ts";
import { Sharing } from "./sharing.svelte.ts";

let core: Core;
beforeAll(async () => {
  ({ core } = await thinkerForTests());
});

/** The one chapter of the one study. */
class Server {
  version = 1;
  text = "";
  away = false;
  writes = true;
  refuses = "";
  /** Longer texts are not part of events. */
  told = 1000;
  /** Changes that do not get through. */
  loses = 0;
  private readonly heard = new Set<live.StudyListener>();

  /** The socket of a page, if there is one. */
  watch(listener: live.StudyListener): { close: () => void } {
    this.heard.add(listener);
    if (!this.away) this.tell(listener, listener.version());
    return { close: () => this.heard.delete(listener) };
  }

  private tell(listener: live.StudyListener, since: number): void {
    const change = since < this.version && this.text.length <= this.told ? this.get(since) : null;
    listener.told({ type: "study", study: "k3v9", version: this.version, since, change });
  }

  tellAll(): void {
    if (this.away) return;
    if (this.loses > 0) this.loses--;
    else for (const listener of this.heard) this.tell(listener, this.version - 1);
  }

  goAway(): void {
    this.away = true;
    for (const listener of this.heard) listener.lost();
  }

  comeBack(): void {
    this.away = false;
    for (const listener of this.heard) this.tell(listener, listener.version());
  }

  get(after: number): SharedStudy {
    const text = this.version > after ? this.text : null;
    const chapter: StudyChapter = {
      number: 1,
      version: this.version,
      name: "One",
      variant: "cam",
      rules: "wcf",
      start: null,
      text,
    };
    return {
      id: "k3v9",
      title: "Endings",
      open: true,
      mine: true,
      writes: this.writes,
      version: this.version,
      updated: "2026-01-01T00:00:00Z",
      chapters: [chapter],
    };
  }

  put(version: number, text: string): SharedStudy {
    if (this.refuses !== "") throw new Failure(403, this.refuses);
    if (version !== this.version) throw new Failure(409, "Somebody else has changed this chapter");
    this.version++;
    this.text = text;
    this.tellAll();
    return this.get(this.version);
  }

  reach<T>(answer: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      try {
        if (this.away) throw new Failure(0, "no answer");
        resolve(answer());
      } catch (error) {
        reject(error instanceof Error ? error : new Error("odd"));
      }
    });
  }
}

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { hidden: false });
  server = new Server();
  vi.spyOn(live, "watchStudy").mockImplementation((_, listener) => server.watch(listener) as Socket);
  vi.spyOn(asks, "get").mockImplementation((_, after = 0) => server.reach(() => server.get(after)));
  vi.spyOn(asks, "write").mockImplementation((_, __, version, text) => server.reach(() => server.put(version, text)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Person {
  study: Study;
  sharing: Sharing;
  play: (move: string) => void;
}

function person(): Person {
  const shared = server.get(0);
  const [chapter] = shared.chapters;
  if (!chapter) throw new Error("no chapter");
  const study = new Study(core, { variant: "cam", rules: "wcf", start: null });
  const sharing = new Sharing(study, shared, chapter);
  return {
    study,
    sharing,
    play(move) {
      const outcome = study.board.now?.outcomes.find(({ notation }) => notation === move);
      if (!outcome) throw new Error(`no ${move}`);
      study.play(outcome);
      sharing.changed();
    },
  };
}

const later = (ms = 10_000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it("is written as one goes, and the other sees it", async () => {
  const [anna, ben] = [person(), person()];
  anna.play("D5-D6");
  expect(anna.sharing.state).toBe("saving");
  await later();
  expect(anna.sharing.state).toBe("saved");
  expect(server.text).toContain("D5-D6");
  expect(ben.study.text).toBe(anna.study.text);
  expect(ben.study.canUndo).toBe(false);
  expect(asks.get, "it is told, not asked for").not.toHaveBeenCalled();
  ben.study.go(ben.study.root.next[0]);
  ben.play("D9-D8");
  await later();
  expect(anna.study.text).toContain("D9-D8");
  expect(server.version).toBe(3);
  await later(60_000);
  expect(server.version, "nothing more to be written").toBe(3);
});

it("loses nothing of what both do at once", async () => {
  const [anna, ben] = [person(), person()];
  anna.play("D5-D6");
  ben.play("C5-C6");
  const played = [anna.study.node, ben.study.node];
  await later();
  for (const { study } of [anna, ben]) {
    expect(study.text).toBe(server.text);
    expect(study.text).toContain("D5-D6");
    expect(study.text).toContain("C5-C6");
  }
  expect([anna.study.node, ben.study.node], "nobody's board moves").toEqual(played);
  expect(played.map(({ ply }) => ply?.outcome.notation)).toEqual(["D5-D6", "C5-C6"]);
});

it("takes away what the other takes away", async () => {
  const [anna, ben] = [person(), person()];
  anna.play("D5-D6");
  await later();
  const [move] = ben.study.root.next;
  ben.study.go(move);
  if (move) anna.study.remove(anna.study.root.next[0] ?? move);
  anna.sharing.changed();
  await later();
  expect(ben.study.root.next).toEqual([]);
  expect(ben.study.node).toBe(ben.study.root);
});

it("is kept while the server is away, after a new start of the page, too", async () => {
  const anna = person();
  server.goAway();
  anna.play("D5-D6");
  await later();
  expect(anna.sharing.state).toBe("away");
  anna.sharing.stop();
  server.away = false;
  server.put(1, "1. C5-C6");
  const again = person();
  await later();
  expect(again.sharing.state).toBe("saved");
  expect(server.text).toContain("D5-D6");
  expect(server.text).toContain("C5-C6");
  expect(stored.size).toBe(0);
});

it("sends nothing of a reader, who sees what is written all the same", async () => {
  server.writes = false;
  const reader = person();
  reader.play("D5-D6");
  await later();
  expect(server.version).toBe(1);
  server.put(1, "1. C5-C6");
  await later();
  expect(reader.study.text).toContain("C5-C6");
  expect(reader.study.text, "what was tried out stays").toContain("D5-D6");
  expect(server.version).toBe(2);
});

it("says what is refused, and sends it once", async () => {
  const anna = person();
  server.refuses = "This study is full";
  anna.play("D5-D6");
  await later(60_000);
  expect([anna.sharing.state, anna.sharing.problem]).toEqual(["refused", "This study is full"]);
  expect(asks.write).toHaveBeenCalledTimes(1);
  server.refuses = "";
  anna.play("D9-D8");
  await later();
  expect(anna.sharing.state).toBe("saved");
});

it("asks for what is too long to be told, or was not heard", async () => {
  const [anna, ben] = [person(), person()];
  server.told = 5;
  anna.play("D5-D6");
  await later();
  expect(ben.study.text).toBe(anna.study.text);
  server.told = 1000;
  server.loses = 1;
  anna.play("D9-D8");
  await later();
  expect(ben.study.text, "nobody has told Ben").not.toContain("D9-D8");
  anna.play("E5-E6");
  await later();
  expect(ben.study.text).toBe(anna.study.text);
  expect(asks.get).toHaveBeenCalledTimes(2);
});

it("asks every two seconds only while it is not told", async () => {
  const anna = person();
  await later(60_000);
  expect(asks.get).not.toHaveBeenCalled();
  server.goAway();
  server.away = false;
  server.put(1, "1. C5-C6");
  await later(2100);
  expect(anna.study.text).toContain("C5-C6");
  server.comeBack();
  vi.mocked(asks.get).mockClear();
  await later(60_000);
  expect(asks.get).not.toHaveBeenCalled();
});

it("is told after a reconnect what was written in the meantime", async () => {
  const anna = person();
  server.goAway();
  await later(10);
  server.version = 2;
  server.text = "1. C5-C6";
  server.comeBack();
  await later(10);
  expect(anna.study.text).toContain("C5-C6");
  expect(asks.get).not.toHaveBeenCalled();
});

it("takes up what it is told while a request of its own fails", async () => {
  const anna = person();
  server.goAway();
  let fail = (): void => undefined;
  vi.mocked(asks.get).mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => {
          reject(new Failure(0, "no answer"));
        };
      }),
  );
  await later(2100);
  server.version = 2;
  server.text = "1. C5-C6";
  server.comeBack();
  fail();
  await later(10);
  expect(anna.study.text).toContain("C5-C6");
  expect(anna.sharing.state).toBe("saved");
});

it("undoes one's own changes, and leaves those of others", async () => {
  const [anna, ben] = [person(), person()];
  anna.play("D5-D6");
  await later();
  ben.play("C5-C6");
  await later();
  anna.study.remark(anna.study.node, "good");
  anna.sharing.changed();
  await later();
  while (anna.study.canUndo) anna.study.undo();
  anna.sharing.changed();
  await later();
  expect(server.text).toBe("C5-C6");
  expect(ben.study.text).toBe("C5-C6");
  ben.study.undo();
  ben.sharing.changed();
  await later();
  expect(server.text).toBe("");
});

it("does not take away a move from which the other has gone on", async () => {
  const [anna, ben] = [person(), person()];
  anna.play("D5-D6");
  await later();
  ben.study.go(ben.study.root.next[0]);
  ben.play("D9-D8");
  await later();
  anna.study.undo();
  anna.sharing.changed();
  await later();
  for (const { study } of [anna, ben]) expect(study.text).toBe("D5-D6 D9-D8");
});

it("goes back to an earlier state, and on again with undo", async () => {
  const [anna, ben] = [person(), person()];
  anna.play("D5-D6");
  await later();
  const once = server.text;
  ben.study.remove(ben.study.root.next[0] ?? ben.study.root);
  ben.play("C5-C6");
  await later();
  anna.sharing.restore(once);
  anna.sharing.changed();
  await later();
  expect(ben.study.text).toBe(once);
  anna.study.undo();
  anna.sharing.changed();
  await later();
  expect(server.text).toBe("C5-C6");
});

it("writes what was done while one could only read, once one may write", async () => {
  server.writes = false;
  const reader = person();
  reader.play("D5-D6");
  await later();
  server.writes = true;
  server.version++;
  server.tellAll();
  await later();
  expect(server.text).toContain("D5-D6");
});
