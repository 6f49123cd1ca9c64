// Requests about notices.
import { request } from "../lib/api.ts";
import {
  noticeWishesSchema,
  pushStateSchema,
  type NoticeWishes,
  type PushState,
  type PushSubscription,
} from "../lib/wire.ts";

const post = "POST";
const path = "/api/reminders";

export const asks = {
  push: (): Promise<PushState> => request(pushStateSchema, "GET", path),
  subscribe: (subscription: PushSubscription): Promise<PushState> =>
    request(pushStateSchema, post, `${path}/push`, subscription),
  unsubscribe: (endpoint: string): Promise<PushState> =>
    request(pushStateSchema, post, `${path}/push/end`, { endpoint }),
  wishes: (): Promise<NoticeWishes> => request(noticeWishesSchema, "GET", `${path}/wishes`),
  wish: (wishes: NoticeWishes): Promise<NoticeWishes> => request(noticeWishesSchema, post, `${path}/wishes`, wishes),
};
