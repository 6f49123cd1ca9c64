// The texts of the account page.
import { locale, translatable } from "../lib/language.ts";

export const texts = {
  titleIn: "Sign in",
  title: "Your account",
  intro: "You can play without an account. With one, your games are on all your devices under a name of your own.",
  signIn: "Sign in",
  have: "I have an account",
  make: "Create an account",
  haveText: "Games that you have played in this browser as a guest can come along: you are asked after signing in.",
  makeText: "The games that you have played in this browser are kept.",
  name: "Name",
  nameRule: "3 to 20 letters (a to z), digits, - and _",
  password: "Password",
  passwordRule: "At least 8 characters, and not what many people use",
  since: (date: string) => `since ${date}`,
  signOut: "Sign out",
  unfinished: (games: number) =>
    `Signing out removes ${games === 1 ? "a game" : `${String(games)} games`} that you have not finished on this device.`,
  changeName: "Change the name",
  newName: "New name",
  nameKept: "Games that you have begun keep the old name. Nobody else can take it for 90 days.",
  nameChanged: "Your name has been changed.",
  changePassword: "Change the password",
  oldPassword: "Current password",
  newPassword: "New password",
  passwordText: "Signs you out everywhere but here. Tokens of programs stay valid unless you end them.",
  endTokens: "End all tokens, too",
  passwordChanged: "Your password has been changed.",
  change: "Change",
  sessions: "Where you are signed in",
  here: "this browser",
  used: (date: string) => `last used ${date}`,
  on: (browser: string, system: string) => `${browser} on ${system}`,
  program: "another program",
  end: "Sign out",
  endOf: (browser: string) => `Sign out ${browser}`,
  endOthers: "Sign out everywhere else",
  guestGames: (games: number) =>
    games === 1
      ? "You have 1 game on this device played as a guest: move it into this account?"
      : `You have ${String(games)} games on this device played as a guest: move them into this account?`,
  guestGamesText:
    "Seats, open invitations and places in clubs, leagues and tournaments come along. Your ratings stay as they are. Games in which this account also plays stay as they are.",
  takeGames: "Move into this account",
  leaveGames: "Leave behind",
  gamesTaken: (games: number) => `${String(games)} ${games === 1 ? "game is" : "games are"} in your account now.`,
  data: "Your data",
  dataText:
    "Everything here that is yours: your account, where you are signed in, your games, what you said and noted, your ratings, clubs and tournaments, and whom you follow or block.",
  records: "Games as text",
  everything: "Everything in one file",
  remove: "Delete the account",
  removeText:
    "Games with other people stay theirs, with “deleted player” in place of your name. Your other games, your ratings and your invitations are removed. What you direct goes to the next director, or ends. This cannot be undone. Your name stays reserved for 90 days.",
  days: "Leave and reminders",
  privacy: "What this server stores",
  keepOrder: "Moderation",
};
translatable("account", texts);

/** "20 November 2026". */
export const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric" });

/** Returns the name of a browser in the language of the page: the server calls it "Chrome on Linux". */
export function browserName(english: string): string {
  if (english === "another program") return texts.program;
  const [, browser, system] = /^(.+) on (.+)$/u.exec(english) ?? [];
  return browser === undefined || system === undefined ? english : texts.on(browser, system);
}
