// Requests about the webhook of a club. The answers are checked here and not in wire.ts, which is a part of the first load.
import * as v from "valibot";
import { request } from "../lib/api.ts";

const webhookSchema = v.object({
  url: v.optional(v.string()),
  secret: v.optional(v.string()),
  failing: v.optional(v.string()),
  stopped: v.optional(v.string()),
  missed: v.number(),
  deliveries: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      at: v.string(),
      tries: v.number(),
      next: v.optional(v.string()),
      status: v.optional(v.number()),
      tried: v.optional(v.string()),
    }),
  ),
});

export type Webhook = v.InferOutput<typeof webhookSchema>;
export type WebhookDelivery = Webhook["deliveries"][number];

const path = (address: string, what: string): string => `/api/clubs/${encodeURIComponent(address)}/${what}`;

export const webhookRequests = {
  get: (address: string): Promise<Webhook> => request(webhookSchema, "GET", path(address, "webhook")),
  set: (address: string, url: string): Promise<Webhook> =>
    request(webhookSchema, "POST", path(address, "webhook"), { url }),
  renew: (address: string): Promise<Webhook> => request(webhookSchema, "POST", path(address, "renew-webhook"), {}),
  test: (address: string): Promise<Webhook> => request(webhookSchema, "POST", path(address, "test-webhook"), {}),
  remove: (address: string): Promise<Webhook> => request(webhookSchema, "POST", path(address, "remove-webhook"), {}),
};
