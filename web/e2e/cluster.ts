// Several servers behind a load balancer, or one with its games in PostgreSQL, as script/cluster starts them.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { on, root } from "./where.ts";

const script = join(root, "script/cluster");
const run = promisify(execFile);
const lookMs = 50;
/** For so long one of several servers is waited for that takes the games over. */
const patienceMs = 20_000;

/** Whether this server has the games; not if it does not answer. */
async function holds(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/healthz`);
    return ((await answer.json()) as { holdsGames?: boolean }).holdsGames === true;
  } catch {
    return false;
  }
}

export class Cluster {
  private child: ChildProcess | undefined;
  private addresses = new Map<string, string>();
  private readonly killed: string[] = [];

  /** `folder` is empty; `options` are those of each server. */
  constructor(
    private readonly folder: string,
    private readonly options: readonly string[],
  ) {}

  get address(): string {
    return this.of("players");
  }

  get games(): readonly string[] {
    return ["--database", this.of("database")];
  }

  async start(): Promise<void> {
    if (!this.child) await this.begin();
    for (const name of this.killed.splice(0)) await run(script, ["start", this.folder, name]);
    await this.holder();
  }

  /** Of those behind it, the server that has the games. */
  async kill(): Promise<void> {
    const name = await this.holder();
    await run(script, ["kill", this.folder, name]);
    this.killed.push(name);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }

  private of(name: string): string {
    const address = this.addresses.get(name);
    if (address === undefined) throw new Error(`the cluster has no ${name}`);
    return address;
  }

  private async begin(): Promise<void> {
    const form = on === "postgres" ? ["--plain", "--servers", "1", "--workers", "0"] : [];
    const child = spawn(script, ["--built", ...form, this.folder, "--", ...this.options], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
    const file = join(this.folder, "addresses");
    while (!existsSync(file)) {
      if (child.exitCode !== null) throw new Error(`the cluster ended with ${String(child.exitCode)}: ${said}`);
      await pause(lookMs);
    }
    const lines = readFileSync(file, "utf8").trim().split("\n");
    this.addresses = new Map(
      lines.map((line) => {
        const [name = "", ...address] = line.split("=");
        return [name, address.join("=")];
      }),
    );
  }

  private async holder(): Promise<string> {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      for (const [name, address] of this.addresses)
        if (/^server\d+$/.test(name) && !this.killed.includes(name) && (await holds(address))) return name;
      await pause(lookMs);
    }
    throw new Error("no server has the games");
  }
}
