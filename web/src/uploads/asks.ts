// Requests about uploaded games.
import { request } from "../lib/api.ts";
import {
  healthSchema,
  uploadedPartSchema,
  uploadsSchema,
  type Health,
  type UploadedPart,
  type UploadPart,
  type Uploads,
} from "../lib/wire.ts";

export type { Upload, Uploads } from "../lib/wire.ts";

const path = "/api/archive/uploads";

export const asks = {
  all: (): Promise<Uploads> => request(uploadsSchema, "GET", path),
  /** Sent again after a lost answer, the last part gets its first answer again. */
  send: (part: Required<UploadPart>): Promise<UploadedPart> => request(uploadedPartSchema, "POST", path, part),
  remove: (id: string): Promise<Health> => request(healthSchema, "DELETE", `${path}/${encodeURIComponent(id)}`),
};
