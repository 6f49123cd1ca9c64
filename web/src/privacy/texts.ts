// The data that the server stores, in plain words. Change it together with the database (doc/formats/database.md).
export const title = "What this server stores";
export const intro =
  "You can play here without telling anybody who you are. This is all that the server keeps, and for how long. The people who run it can read it; nobody else gets it.";

export const parts: readonly { heading: string; lines: readonly string[] }[] = [
  {
    heading: "When you play as a guest",
    lines: [
      "A random key in a cookie of your browser, by which the server recognises your games. The server keeps only a hash of it, which cannot be turned back into the key. It lasts 400 days from your last visit. Two more cookies tell the page which player you are, and the name of your account.",
      "Your games, with the names that you give, move by move, and the resulting ratings. They stay until you delete them. A game that you have deleted is in no list, search and download at once, and is removed a day later. Games in which nobody has moved may be removed after a day. A game of guests alone that is not over is removed when nobody has moved in it for 30 days, or for a week if it has no move yet. Other games with people belong to them, too, and stay.",
      "Games that are over can be searched by everybody, with the names that their players have at that time. A game that you play alone, against the computer, is searched without your name, and not at all when you have deleted it. What you say, note and plan is not searched. Files of games that others take along have no names of those who play here.",
      "Everybody who has the address of a game between people can watch it. Where the host wishes it, watchers see it some moves late until it is over.",
      "Studies that you save on the server, with their moves and comments. Everybody who has the link to a study can read it, and write in it if you wish it. They stay until you delete them. Only you see earlier states of a chapter, which have what was removed since; the last 30 are kept, and none of a chapter or study that you delete.",
      "If you switch on notices: the address at which your browser's push service takes them, and the keys by which your browser alone can read them. They are removed when you switch notices off, and when the browser is gone. What you have been told of is kept until that turn or invitation is over. What you want to be told of, and your quiet hours with your time zone, are kept until you delete your account.",
      "Invitations, with the names of those who have a seat. One that waits in vain is removed eight days after you made it; one that began a game, or that you withdrew, stays.",
      "What you say at a game, and what you note and plan about it; the tournaments, leagues and clubs that you enter, with your name there. They stay as long as the game, the tournament, the league or the club.",
      "Whom you follow, block or mute, until you end it. The days of leave that you take and your time zone, for a year at least, as you have so many days in any year.",
    ],
  },
  {
    heading: "When you create an account",
    lines: [
      "Your name, which everybody sees, also in the games that you have begun as a guest, the day on which you created the account, and whether players without an account may challenge you.",
      "A hash of your password (argon2id). Nobody can read the password from it.",
      "Your e-mail address, if you give one and confirm it, and whether you want reminders. It is used for nothing else and shown to nobody. It is removed when you remove it, or with the account. An address that you type waits with its letter until the letter is sent, for a day at most. Links that were sent are kept as hashes until they are used: one that confirms an address with that address for three days at most, one to a new password with a hash of the address for an hour.",
      "The browsers in which you are signed in: a hash of the key in the cookie, two words such as “Firefox on Linux”, and when it was first and last used. They are removed when you sign out, when you change your password, after 400 days without a visit, and at the latest 400 days after you have signed in.",
      "The tokens that you create for programs: a hash, from which nobody can read the token, the name that you give it, what it may do, and when it was created and last used. They are removed when you end them; a new password ends them if you wish it.",
      "Files of games that you add to the archive. Everybody finds the games there, with your name as the one who added them. You can remove them: file, moves and names are erased at once. They stay, without your name, when you delete the account.",
      "On the page of your account you can take this along as a file: your account, its browsers, tokens and address, your games and studies, the files that you added to the archive, what you said, noted, planned and reported, your ratings, leave, clubs, tournaments, leagues and invitations, whom you follow, block or mute, and the push services of your notices. There you can delete everything, too. Games with other people stay theirs, without your name; games of yours alone are removed a day later. Your studies, what you said, noted and planned, and whom you follow, block or mute, are removed at once.",
      "When you sign in to an account that you have already, the key of the guest that you were stays in a cookie of its own (camlann_guest) for 30 days, so that you can move that guest's games into the account. It is removed when you have moved them, or left them behind.",
      "When you delete an account, or move a guest's games into one, that the key has been used is remembered for good, as a hash, so that it never plays again.",
      "A name that you have given up is kept for 90 days, so that nobody can take it and pretend to be you.",
    ],
  },
  {
    heading: "How the host keeps order",
    lines: [
      "When you report a player, the report with your name, until you or the other delete the account. Only the host reads it, with the chat of the game in question.",
      "When the host looks into a report about how you play, the engine judges some of your rated games. The figures are kept in memory for an hour, for the host alone, and are not written anywhere.",
      "When the host mutes, bans or renames somebody, or closes an account: who, when, why and until when. This log is kept for good, so that hosts answer for what they do.",
    ],
  },
  {
    heading: "What stays for a while after a deletion",
    lines: [
      "What is deleted is overwritten in the database. The database’s log can have it until the server starts again or writes over it. A search of the archive’s positions knows the number of a removed game until the server starts again, but not the game.",
      "Backups that the host makes have it until they are removed: two weeks, unless the host keeps them longer. Files that others have downloaded stay theirs.",
    ],
  },
  {
    heading: "What is not stored",
    lines: [
      "Your network address is used in memory to hold back floods of requests, and to keep out ranges of addresses that the host has banned. It is not written anywhere by this server.",
      "The log of the server has no names, addresses, keys or moves.",
      "There are no advertisements, no counters of visits and no cookies of others. Settings, lessons, moves that you have planned, hints that you were given and what you try out in the analysis are kept in your browser alone.",
    ],
  },
];
