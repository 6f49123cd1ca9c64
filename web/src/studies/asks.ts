// Requests about studies.
import { request } from "../lib/api.ts";
import {
  healthSchema,
  sharedStudySchema,
  studiesSchema,
  studyStatesSchema,
  type ChangeStudy,
  type Health,
  type NewChapter,
  type SharedStudy,
  type StudyState,
  type StudySummary,
} from "../lib/wire.ts";

export type { SharedStudy, StudyChanged, StudyChapter, StudyState, StudySummary } from "../lib/wire.ts";

const all = "/api/studies";
const path = (id: string): string => `${all}/${encodeURIComponent(id)}`;
const chapterPath = (id: string, number: number): string => `${path(id)}/chapters/${String(number)}`;

export const asks = {
  mine: async (): Promise<readonly StudySummary[]> => (await request(studiesSchema, "GET", all)).studies,
  /** With the texts of the chapters changed after this version. */
  get: (id: string, after = 0): Promise<SharedStudy> =>
    request(sharedStudySchema, "GET", `${path(id)}?after=${String(after)}`),
  make: (title: string, open: boolean, chapter: NewChapter): Promise<SharedStudy> =>
    request(sharedStudySchema, "POST", all, { title, open, chapter }),
  change: (id: string, wish: ChangeStudy): Promise<SharedStudy> => request(sharedStudySchema, "PUT", path(id), wish),
  remove: (id: string): Promise<Health> => request(healthSchema, "DELETE", path(id)),
  addChapter: (id: string, chapter: NewChapter): Promise<SharedStudy> =>
    request(sharedStudySchema, "POST", `${path(id)}/chapters`, chapter),
  /** Fails with 409 if another change came first. */
  write: (id: string, number: number, version: number, text: string): Promise<SharedStudy> =>
    request(sharedStudySchema, "PUT", chapterPath(id, number), { version, text }),
  rename: (id: string, number: number, version: number, name: string): Promise<SharedStudy> =>
    request(sharedStudySchema, "PUT", chapterPath(id, number), { version, name }),
  /** Before the others from this place on, from 1. */
  move: (id: string, number: number, version: number, place: number): Promise<SharedStudy> =>
    request(sharedStudySchema, "PUT", chapterPath(id, number), { version, place }),
  /** The versions of a chapter, the newest first. */
  states: async (id: string, number: number): Promise<readonly StudyState[]> =>
    (await request(studyStatesSchema, "GET", `${chapterPath(id, number)}/states`)).states,
  stateOf: async (id: string, number: number, version: number): Promise<string> => {
    const path = `${chapterPath(id, number)}/states?version=${String(version)}`;
    return (await request(studyStatesSchema, "GET", path)).states[0]?.text ?? "";
  },
  removeChapter: (id: string, number: number): Promise<SharedStudy> =>
    request(sharedStudySchema, "DELETE", chapterPath(id, number)),
};
