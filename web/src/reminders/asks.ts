// Requests about leave.
import { request } from "../lib/api.ts";
import { leaveSchema, type Leave, type LeaveWish } from "../lib/wire.ts";

const leavePath = "/api/leave";

export const asks = {
  leave: (): Promise<Leave> => request(leaveSchema, "GET", leavePath),
  takeLeave: (wish: LeaveWish): Promise<Leave> => request(leaveSchema, "POST", leavePath, wish),
  endLeave: (): Promise<Leave> => request(leaveSchema, "POST", `${leavePath}/end`, {}),
};
