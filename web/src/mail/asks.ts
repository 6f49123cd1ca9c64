// Requests about e-mail.
import { request } from "../lib/api.ts";
import { accountSchema, healthSchema, mailStateSchema, type MailState } from "../lib/wire.ts";

const post = "POST";
const mailPath = "/api/mail";

const done = async (path: string, body: object): Promise<void> => void (await request(healthSchema, post, path, body));

export const asks = {
  state: (): Promise<MailState> => request(mailStateSchema, "GET", mailPath),
  give: (mail: string, password: string): Promise<MailState> =>
    request(mailStateSchema, post, mailPath, { mail, password }),
  remove: (password: string): Promise<MailState> => request(mailStateSchema, post, `${mailPath}/end`, { password }),
  remind: (on: boolean): Promise<MailState> => request(mailStateSchema, post, `${mailPath}/reminders`, { on }),
  prove: (code: string): Promise<void> => done(`${mailPath}/prove`, { code }),
  stop: (code: string): Promise<void> => done(`${mailPath}/stop`, { code }),
  forgotten: (mail: string): Promise<void> => done("/api/recovery", { mail }),
  recover: async (code: string, newPassword: string, endTokens: boolean): Promise<void> =>
    void (await request(accountSchema, post, "/api/recovery/use", { code, newPassword, endTokens })),
};
