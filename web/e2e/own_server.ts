// A server that the tests of one file do not share with those of others: lists have what other people have named.
import { Server } from "./server.ts";
import { test as base } from "./test.ts";

export const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});
