// Requests of the host's page.
import { request } from "../lib/api.ts";
import {
  fairPlayReportSchema,
  hostDeskSchema,
  hostLogSchema,
  type Deed,
  type FairPlayReport,
  type HostDesk,
  type LogEntry,
} from "../lib/wire.ts";

const path = "/api/admin";

export const asks = {
  desk: (): Promise<HostDesk> => request(hostDeskSchema, "GET", path),
  act: (deed: Deed): Promise<HostDesk> => request(hostDeskSchema, "POST", path, deed),
  play: (player: string, game: string): Promise<FairPlayReport> =>
    request(fairPlayReportSchema, "GET", `${path}/fair-play?${new URLSearchParams({ player, game }).toString()}`),
  logBefore: async (number: number): Promise<readonly LogEntry[]> =>
    (await request(hostLogSchema, "GET", `${path}/log?before=${String(number)}`)).entries,
};
