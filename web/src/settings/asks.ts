// Requests about notices, and about challenges from guests.
import { request } from "../lib/api.ts";
import {
  accountSchema,
  noticeWishesSchema,
  pushStateSchema,
  type Account,
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
  account: (): Promise<Account> => request(accountSchema, "GET", "/api/account"),
  permitGuests: (guests: boolean): Promise<Account> =>
    request(accountSchema, post, "/api/account/challenges", { guests }),
  wish: (wishes: NoticeWishes): Promise<NoticeWishes> => request(noticeWishesSchema, post, `${path}/wishes`, wishes),
};
