// A list that the server sends in parts, with a search by name.
import { Failure, isFinal } from "./api.ts";

export interface ListPart<Item> {
  items: readonly Item[];
  /** The number of items before the next part; undefined for the last one. */
  next: number | undefined;
}

export class Listing<Item> {
  items = $state.raw<readonly Item[]>();
  /** True if there are more. */
  more = $state(false);
  busy = $state(false);
  /** True after an attempt that failed. */
  away = $state(false);
  #next = 0;
  #search = "";

  constructor(
    private readonly ask: (skip: number, search: string) => Promise<ListPart<Item>>,
    private readonly keyOf: (item: Item) => string,
  ) {}

  /** Replaces the list by the first part of what matches. Throws if the server is away. */
  async find(search = ""): Promise<void> {
    this.#search = search;
    const part = await this.ask(0, search);
    if (search === this.#search) this.#take([], part);
  }

  /** Adds the next part. What was added to the list meanwhile may repeat items. */
  async addMore(): Promise<void> {
    if (this.busy || !this.more) return;
    this.busy = true;
    const search = this.#search;
    try {
      const part = await this.ask(this.#next, search);
      if (search === this.#search) this.#take(this.items ?? [], part);
      this.away = false;
    } catch (error) {
      if (!(error instanceof Failure) || isFinal(error)) throw error;
      this.away = true;
    } finally {
      this.busy = false;
    }
  }

  #take(before: readonly Item[], { items, next }: ListPart<Item>): void {
    const known = before.map((one) => this.keyOf(one));
    this.items = [...before, ...items.filter((one) => !known.includes(this.keyOf(one)))];
    this.more = next !== undefined;
    this.#next = next ?? 0;
  }
}

/** Joins parts of a list. An item that has moved to a later part meanwhile stays in the first one. */
export function joined<Item extends { id: string }>(parts: readonly (readonly Item[])[]): Item[] {
  const all = parts.flat();
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

/** The query of a part of a list. */
export function partQuery(skip: number, search: string): string {
  const query = [
    ...(skip > 0 ? [`skip=${String(skip)}`] : []),
    ...(search === "" ? [] : [`search=${encodeURIComponent(search)}`]),
  ];
  return query.length === 0 ? "" : `?${query.join("&")}`;
}
