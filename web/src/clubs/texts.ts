// The texts of clubs.
const counted = (count: number): string => `${String(count)} ${count === 1 ? "member" : "members"}`;

export const texts = {
  title: "Clubs",
  make: "Create a club",
  none: "No clubs yet.",
  listed: ({ members, open }: { members: number; open: boolean }) =>
    `${counted(members)} · ${open ? "open to everybody" : "by invitation"}`,
  missing: "There is no such club",
  toAll: "Tournaments and clubs",
  members: "Members",
  events: "Events",
  noEvents: "No events yet.",
  newEvent: "Create a tournament for the club",
  director: "director",
  officer: "officer",
  you: "you",
  join: "Join the club",
  byCode: "You need a link from a member to join this club.",
  name: "Your name",
  leave: "Leave the club",
  invite: "Invite members",
  copied: "The link is copied",
  link: "Link with which others join",
  settings: "The club",
  form: {
    name: "Name of the club",
    about: "About the club",
    open: "Anybody may join; otherwise by link only",
    make: "Create",
    save: "Save",
    saved: "Saved",
  },
  remove: (name: string) => `Remove ${name}`,
  removeShort: "Remove",
};
