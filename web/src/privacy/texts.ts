// The data that the server stores, in plain words. Change it together with the database (doc/formats/database.md).
import { translatable } from "../lib/language.ts";
import type { PlainPage } from "../ui/line.ts";

export const texts: PlainPage = {
  title: "What this server stores",
  intro:
    "You can play here without saying who you are. This page lists everything that the server keeps, and for how long. The people who run the server can read it; nobody else gets it.",
  parts: [
    {
      heading: "When you play as a guest",
      lines: [
        "A random key in a cookie of your browser, by which the server recognises your games. The server keeps only a hash of it, which cannot be turned back into the key. It lasts 400 days from your last visit. Two more cookies tell the page which player you are, and the name of your account.",
        "Your games, with the names that you give, move by move, and the resulting ratings. They stay until you delete them. A game that you delete leaves all lists, searches and downloads at once, and is removed a day later. Games in which nobody has moved may be removed after a day. An unfinished game between guests is removed when nobody has moved for 30 days, or for a week if it has no move yet. Other games with people belong to them as well, and stay.",
        "Everybody can search finished games, with the names that their players have at that time. A game that you play alone, against the computer, is found without your name, and not at all once you have deleted it. Chat, notes and plans are not searched. Files of games that others download do not have the names of the players here.",
        "Everybody who has the address of a game between people can watch it. If the host chooses so, spectators see it some moves late until it is over.",
        "Studies that you save on the server, with their moves and comments. Everybody who has the link to a study can read it, and write in it if you allow that. They stay until you delete them. Only you see earlier states of a chapter, with everything that has been removed since. The last 30 are kept, and none of a chapter or study that you delete.",
        "If you switch on notices: the address of your browser's push service, and the keys with which only your browser can read the notices. They are removed when you switch notices off, and when the browser is gone. A record of the notices sent is kept until the turn or the invitation is over. Your choice of notices, and your quiet hours with your time zone, are kept until you delete your account.",
        "Invitations, with the names of those who have a seat. One that nobody accepts is removed eight days after you created it. One that began a game, or that you withdrew, stays.",
        "Your chat, notes and plans in a game; your chat at a tournament, of which the last 500 lines are kept; the tournaments, leagues and clubs that you enter or direct, with your name there. They stay as long as the game, the tournament, the league or the club.",
        "The news that you write for a club, with the time and your name. Everybody who opens its page can read it. It stays until it is removed, at the latest when you delete your account; of the news of a club the last 200 are kept.",
        "A club may send its events to an address that its officers choose: who joins, who plays whom, results, standings and news, with names. What happens there is up to the club.",
        "The name and the rating of a player without a device, if a director enters them for a tournament. Everybody who sees the tournament can read them, and they stay as long as the tournament. Of a list that a director sends, nothing else is kept.",
        "If the host imports a federation's players: their names, ratings and numbers there, for everybody to read. If you say to be one of them: your line for the host and what became of it, until you delete your account.",
        "What you do as a director: results, removals, rounds and other changes, with the time and your name. Everybody who sees the tournament, league or club can read it. It stays as long as that, without your name once you delete your account.",
        "Whom you follow, block or mute, until you end it. The days of leave that you take, and your time zone, for at least a year, because the days of a year are counted.",
      ],
    },
    {
      heading: "When you create an account",
      lines: [
        "Your name, which everybody sees, also in the games that you began as a guest; the day on which you created the account, and whether players without an account may challenge you.",
        "A hash of your password (argon2id). Nobody can read the password from it.",
        "Your e-mail address, if you give one and confirm it, and whether you want reminders. It is used for nothing else and shown to nobody. It is removed when you remove it, or with the account. An address that you type is kept with its letter until the letter is sent, for a day at most. Links that were sent are kept as hashes until they are used: a link that confirms an address, with that address, for three days at most; a link to a new password, with a hash of the address, for an hour.",
        "The browsers in which you are signed in: a hash of the key in the cookie, two words such as “Firefox on Linux”, and when it was first and last used. They are removed when you sign out, when you change your password, after 400 days without a visit, and at the latest 400 days after you have signed in.",
        "The lessons, puzzles and endings that you have solved, with your answers and their times, the days on which you solved something, and the games that you have finished without a network, so that all your browsers have them. Only you can see them. They are removed with the account.",
        "The tokens that you create for programs: a hash, from which nobody can read the token; the name that you give it, what it may do, and when it was created and last used. They are removed when you end them. A new password ends them if you choose so.",
        "Files of games that you add to the archive. Everybody can find the games there, and sees that you added them. If you remove them, file, moves and names are erased at once. They stay, without your name, when you delete the account.",
        "On your account page you can download as a file: your account, its browsers, tokens and address, your games and studies, the files that you added to the archive, your chat, notes, plans and reports, what you have solved, your ratings, leave, clubs, tournaments, leagues and invitations, whom you follow, block or mute, and the push services of your notices. You can also delete everything there. Games with other people stay theirs, without your name; games that you played alone are removed a day later. Your studies, chat, notes and plans, and whom you follow, block or mute, are removed at once. What you wrote in other players' open studies stays there, without your name.",
        "When you sign in to an existing account, your key as a guest stays in a separate cookie (camlann_guest) for 30 days, so that you can move the guest's games into the account. It is removed when you have moved them or left them behind.",
        "When you delete an account, or move a guest's games into one, a hash of the used key is kept for good, so that the key never plays again.",
        "A name that you have given up is kept for 90 days, so that nobody can take it and pretend to be you.",
      ],
    },
    {
      heading: "How the host keeps order",
      lines: [
        "When you report a player, the report with your name, until you or the other player delete the account. Only the host reads it, with the chat of the game in question.",
        "When the host looks into a report about how you play, the engine judges some of your rated games. The figures are kept in memory for an hour, for the host alone, and are not written anywhere.",
        "When the host mutes, bans or renames somebody, or closes an account: who, when, why and until when. This log is kept for good, so that hosts are accountable.",
      ],
    },
    {
      heading: "What stays for a while after a deletion",
      lines: [
        "What is deleted is overwritten in the file of the database. Its log may contain it until the server restarts or overwrites it. A host can use PostgreSQL instead, whose files and log may contain it until PostgreSQL cleans them up. The search for positions knows the number of a removed game, but not the game, until the server restarts.",
        "Backups contain it until they are removed: after two weeks, unless the host keeps them longer. Files that others have downloaded stay theirs.",
      ],
    },
    {
      heading: "What is not stored",
      lines: [
        "Your network address is used in memory to limit requests and to refuse ranges of addresses that the host has banned. This server does not write it anywhere.",
        "The log of the server has no names, addresses, keys or moves.",
        "There are no advertisements, no visitor statistics and no third-party cookies. Planned moves, hints, what you try out in the analysis, and, without an account, your settings, lessons, puzzles, endings and the days on which you solved something are kept only in your browser, as are running games without a network. Signing out of an account removes them from it, except settings. Your browser also keeps the files of the page, and the tables of the endings that you have opened, which are the same for everybody, so that they work without a network; the settings remove them.",
      ],
    },
  ],
};
translatable("privacy", texts);
