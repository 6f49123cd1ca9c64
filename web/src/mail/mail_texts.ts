// The texts about e-mail.
import { translatable } from "../lib/language.ts";

export const texts = {
  mail: "E-mail",
  about:
    "Give an address if you like: to set a new password when you have forgotten yours, and to be reminded of your turn in correspondence games.",
  address: "E-mail address",
  password: "Password",
  give: "Send me a link",
  asked: (address: string) => `A link was sent to ${address}. Your address counts once you have followed it.`,
  yours: (address: string) => `Your address is ${address}.`,
  remind: "Remind me by e-mail",
  aboutReminders: "Half an hour after your turn has begun, and when your time runs low.",
  another: "Another address",
  remove: "Remove the address",
  forgotten: "Forgotten your password?",
  aboutForgotten: "If you have given an e-mail address, we send you a link to set a new password.",
  forgottenSent: "If there is an account with this address, a link is on its way. It is good for one hour.",
  page: "E-mail",
  prove: "Confirm your e-mail address",
  aboutProve: "Is this your address? Then confirm it.",
  confirm: "Confirm",
  proven: "Your address is confirmed.",
  recover: "Set a new password",
  newPassword: "New password",
  passwordRule: "At least 8 characters, and not what many people use",
  aboutRecover: "You are then signed in here, and signed out everywhere else.",
  endTokens: "End all tokens of programs, too; otherwise they stay valid",
  set: "Set the password",
  stop: "No more reminders by e-mail",
  aboutStop: "You can switch them on again on the page of your account.",
  doStop: "Stop the reminders",
  stopped: "You get no more reminders by e-mail.",
  noLink: "This link is not complete. Please copy all of it from the e-mail.",
};
translatable("mail", texts);
