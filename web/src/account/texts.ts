// The texts of the account page.
export const texts = {
  titleIn: "Sign in",
  title: "Your account",
  intro: "You can play without an account. With one, your games are on all your devices under a name of your own.",
  signIn: "Sign in",
  have: "I have an account",
  make: "Make an account",
  makeText: "The games that you have played in this browser are kept.",
  name: "Name",
  nameRule: "3 to 20 letters (a to z), digits, - and _",
  password: "Password",
  passwordRule: "At least 8 characters",
  away: "The server cannot be reached. Please try again.",
  since: (date: string) => `since ${date}`,
  signOut: "Sign out",
  changeName: "Change the name",
  newName: "New name",
  nameKept: "Games that you have begun keep the old name. Nobody else can take it for 90 days.",
  nameChanged: "Your name has been changed.",
  changePassword: "Change the password",
  oldPassword: "Password now",
  newPassword: "New password",
  passwordText: "Signs you out everywhere but here.",
  passwordChanged: "Your password has been changed.",
  change: "Change",
  sessions: "Where you are signed in",
  here: "this browser",
  used: (date: string) => `last used ${date}`,
  end: "Sign out",
  endOf: (browser: string) => `Sign out ${browser}`,
  endOthers: "Sign out everywhere else",
  privacy: "What this server stores",
};

/** "20 November 2026". */
export const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
