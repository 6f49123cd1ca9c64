/** A WebSocket that the test opens, and on which the test speaks for the server. */
export class Wire extends EventTarget {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  readonly sent: string[] = [];

  constructor(readonly address: string) {
    super();
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  opens(): void {
    this.readyState = Wire.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  says(text: string): void {
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }
}
