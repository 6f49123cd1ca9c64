// Requests of the host's page.
import { request } from "../lib/api.ts";
import { hostDeskSchema, hostLogSchema, type Deed, type HostDesk, type LogEntry } from "../lib/wire.ts";

const path = "/api/admin";

export const asks = {
  desk: (): Promise<HostDesk> => request(hostDeskSchema, "GET", path),
  act: (deed: Deed): Promise<HostDesk> => request(hostDeskSchema, "POST", path, deed),
  logBefore: async (number: number): Promise<readonly LogEntry[]> =>
    (await request(hostLogSchema, "GET", `${path}/log?before=${String(number)}`)).entries,
};
