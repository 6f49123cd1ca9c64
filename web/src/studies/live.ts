// Changes in a study by others: sends the version it has, and receives all later ones.
import * as v from "valibot";
import { Socket } from "../lib/socket.ts";
import { studyChangedSchema, type StudyChanged } from "../lib/wire.ts";

export interface StudyListener {
  /** The last version that the page has. */
  version(): number;
  told(change: StudyChanged): void;
  /** The study has been deleted. */
  gone(): void;
  /** The connection to the server is lost. */
  lost(): void;
}

const refusedSchema = v.object({ type: v.literal("error"), game: v.string(), error: v.object({ code: v.string() }) });

/** Until the socket is closed. */
export const watchStudy = (study: string, listener: StudyListener): Socket =>
  new Socket({
    greeting: () => ({ type: "watch-study", game: study, version: listener.version() }),
    connected(yes) {
      if (!yes) listener.lost();
    },
    hear(json) {
      const told = v.safeParse(studyChangedSchema, json);
      if (told.success && told.output.study === study) listener.told(told.output);
      const refused = v.safeParse(refusedSchema, json);
      if (!refused.success || refused.output.game !== study) return;
      if (refused.output.error.code === "not-found") listener.gone();
    },
  });
