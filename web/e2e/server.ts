// The built program, serving the built page on a free port with a separate data folder. With CAMLANN_ON=postgres its games are in
// PostgreSQL, and with CAMLANN_ON=cluster they are shared by three servers behind a load balancer: see cluster.ts.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cluster } from "./cluster.ts";
import { on, program, root } from "./where.ts";

/** One program, or several that are one for players. */
interface Installation {
  readonly address: string;
  /** Starts it, or brings back what was killed; the address stays. */
  start(): Promise<void>;
  /** `kill -9` of the program that has the games. */
  kill(): Promise<void>;
  /** Ends it and removes what it has kept. */
  stop(): Promise<void>;
  /** Words for `camlann` by which it finds the games. */
  readonly games: readonly string[];
}

class OneProgram implements Installation {
  private child: ChildProcess | undefined;
  private port = 0;

  constructor(
    private readonly data: string,
    private readonly options: readonly string[],
  ) {}

  get address(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  get games(): readonly string[] {
    return ["--data", this.data];
  }

  async start(): Promise<void> {
    // Tests also run on a disk that is nearly full.
    const options = ["--keep-free", "0", "--port", String(this.port), "--data", this.data, ...this.options];
    const child = spawn(program, ["serve", ...options], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let said = "";
    this.port = await new Promise<number>((resolve, reject) => {
      const hear = (text: Buffer): void => {
        said += text.toString();
        const address = /http:\/\/[^\s"]*?:(\d+)/.exec(said);
        if (address) resolve(Number(address[1]));
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", (text: Buffer) => (said += text.toString()));
      child.once("exit", (code) => {
        reject(new Error(`the server ended with ${String(code)}: ${said}`));
      });
    });
  }

  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once("exit", () => {
        resolve();
      });
      child.kill(signal);
    });
  }
}

export class Server {
  private readonly data = mkdtempSync(join(tmpdir(), "camlann-e2e-"));
  private readonly installation: Installation;

  /** Games of the engine with itself, as the program has them. */
  static readonly selfPlay = ["--self-play", join(root, "data/self-play")];

  /** `tables`: folder of endgame tables; `variants`: file of games of its own; `more`: other options. */
  constructor(tables = "", variants = "", more: readonly string[] = []) {
    const options = [
      "--tables",
      tables === "" ? join(this.data, "no-tables") : tables,
      ...(variants === "" ? [] : ["--variants", variants]),
      // Tests count the games that they know.
      ...(more.includes("--self-play") ? [] : ["--self-play", join(this.data, "no-self-play")]),
      ...more,
    ];
    this.installation = on === "sqlite" ? new OneProgram(this.data, options) : new Cluster(this.data, options);
  }

  get address(): string {
    return this.installation.address;
  }

  /** Starts it and waits for the address; a second start comes back on the same port with the same games. */
  async start(): Promise<void> {
    await this.installation.start();
  }

  /** `camlann admin` beside it: what it says. */
  admin(...words: string[]): string {
    return execFileSync(program, ["admin", ...words, ...this.installation.games], { encoding: "utf8" });
  }

  /** `kill -9`: no time to finish anything. Of several servers it is the one that has the games. */
  async kill(): Promise<void> {
    await this.installation.kill();
  }

  async stop(): Promise<void> {
    await this.installation.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
