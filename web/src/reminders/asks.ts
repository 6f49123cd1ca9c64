// What is asked about leave and reminders.
import { request } from "../lib/api.ts";
import {
  leaveSchema,
  pushStateSchema,
  type Leave,
  type LeaveWish,
  type PushState,
  type PushSubscription,
} from "../lib/wire.ts";

const leavePath = "/api/leave";
const remindersPath = "/api/reminders";

export const asks = {
  leave: (): Promise<Leave> => request(leaveSchema, "GET", leavePath),
  takeLeave: (wish: LeaveWish): Promise<Leave> => request(leaveSchema, "POST", leavePath, wish),
  endLeave: (): Promise<Leave> => request(leaveSchema, "POST", `${leavePath}/end`, {}),
  push: (): Promise<PushState> => request(pushStateSchema, "GET", remindersPath),
  subscribe: (subscription: PushSubscription): Promise<PushState> =>
    request(pushStateSchema, "POST", `${remindersPath}/push`, subscription),
  unsubscribe: (endpoint: string): Promise<PushState> =>
    request(pushStateSchema, "POST", `${remindersPath}/push/end`, { endpoint }),
};
