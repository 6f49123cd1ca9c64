// The built program, serving the built page on a free port with a data folder of its own.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
export const program = process.env["CAMLANN"] ?? join(root, "build/release/camlann");

export class Server {
  private child: ChildProcess | undefined;
  private port = 0;
  private readonly data = mkdtempSync(join(tmpdir(), "camlann-e2e-"));

  get address(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** Games of the engine with itself, as the program has them. */
  static readonly selfPlay = ["--self-play", join(root, "data/self-play")];

  /** `tables`: folder of endgame tables; `variants`: file of games of its own; `more`: other options. */
  constructor(
    private readonly tables = "",
    private readonly variants = "",
    private readonly more: readonly string[] = [],
  ) {}

  /** Starts it and waits for the address; a second start comes back on the same port with the same games. */
  async start(): Promise<void> {
    const tables = this.tables === "" ? join(this.data, "no-tables") : this.tables;
    const own = this.variants === "" ? [] : ["--variants", this.variants];
    // Tests count the games that they know.
    const selfPlay = this.more.includes("--self-play") ? [] : ["--self-play", join(this.data, "no-self-play")];
    const options = [
      "--port",
      String(this.port),
      "--data",
      this.data,
      "--tables",
      tables,
      ...own,
      ...selfPlay,
      ...this.more,
    ];
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

  /** `camlann admin` beside it: what it says. */
  admin(...words: string[]): string {
    return execFileSync(program, ["admin", ...words, "--data", this.data], { encoding: "utf8" });
  }

  /** `kill -9`: no time to finish anything. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
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
