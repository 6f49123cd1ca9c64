// Defines a translation: the texts of each part of the page, all or some of them.
import type { texts as about } from "../about/texts.ts";
import type { texts as about_files } from "../about/files_texts.ts";
import type { texts as account } from "../account/texts.ts";
import type { texts as account_tokens } from "../account/tokens.ts";
import type { texts as admin } from "../admin/texts.ts";
import type { texts as archive } from "../archive/sentence.ts";
import type { texts as beside } from "../beside/texts.ts";
import type { texts as beside_insight } from "../beside/insight_texts.ts";
import type { questionTexts as beside_questions } from "../beside/questions.ts";
import type { texts as beside_resign } from "../beside/resign_texts.ts";
import type { texts as chat } from "../chat/texts.ts";
import type { texts as clubs } from "../clubs/texts.ts";
import type { texts as clubs_webhook } from "../clubs/webhook_texts.ts";
import type { texts as coach } from "../coach/texts.ts";
import type { texts as conduct } from "../conduct/texts.ts";
import type { texts as courses } from "../courses/texts.ts";
import type { texts as days } from "../days/texts.ts";
import type { texts as device } from "../device/texts.ts";
import type { texts as directors } from "../directors/texts.ts";
import type { texts as editor } from "../editor/texts.ts";
import type { texts as embed } from "../embed/texts.ts";
import type { texts as endings } from "../endings/texts.ts";
import type { texts as eventchat } from "../eventchat/texts.ts";
import type { familyTexts as families } from "../lib/families.ts";
import type { texts as frame_foot } from "../frame/foot_links.ts";
import type { texts as frame_new_version } from "../frame/new_version_texts.ts";
import type { texts as frame_sound } from "../frame/sound_texts.ts";
import type { texts as home } from "../home/texts.ts";
import type { texts as imported } from "../imported/texts.ts";
import type { texts as invite } from "../invite/texts.ts";
import type { KINDS as kinds } from "../play/kinds.ts";
import type { texts as leagues } from "../leagues/texts.ts";
import type { texts as learn } from "../learn/texts.ts";
import type { texts as mail } from "../mail/mail_texts.ts";
import type { messages } from "../lib/messages.ts";
import type { texts as new_game } from "../new_game/texts.ts";
import type { texts as openings } from "../openings/texts.ts";
import type { texts as people } from "../people/texts.ts";
import type { texts as people_chat } from "../people/chat_texts.ts";
import type { phrases } from "../lib/phrases.ts";
import type { texts as player } from "../player/texts.ts";
import type { texts as print } from "../print/texts.ts";
import type { texts as privacy } from "../privacy/texts.ts";
import type { texts as privacy_files } from "../privacy/files_texts.ts";
import type { texts as profile } from "../profile/texts.ts";
import type { texts as puzzles } from "../puzzles/texts.ts";
import type { texts as records } from "../records/texts.ts";
import type { texts as reminders } from "../reminders/texts.ts";
import type { texts as report } from "../report/texts.ts";
import type { texts as review } from "../review/texts.ts";
import type { texts as rules } from "../rules/texts.ts";
import type { texts as seek } from "../seek/texts.ts";
import type { texts as settings } from "../settings/texts.ts";
import type { texts as share } from "../share/texts.ts";
import type { texts as stage_quarter } from "../stage/quarter_texts.ts";
import type { texts as studies } from "../studies/texts.ts";
import type { texts as study } from "../study/texts.ts";
import type { texts as tournaments } from "../tournaments/texts.ts";
import type { entryTexts as tournaments_entry } from "../tournaments/entry_texts.ts";
import type { fileTexts as tournaments_files } from "../tournaments/file_texts.ts";
import type { pairingTexts as tournaments_pairing } from "../tournaments/pairing_texts.ts";
import type { teamTexts as tournaments_teams } from "../tournaments/team_texts.ts";
import type { texts as turns } from "../turns/texts.ts";
import type { hostHeadings as ui_host } from "../ui/host_texts.ts";
import type { texts as ui_list } from "../ui/list_texts.ts";
import type { needsServer as ui_needs_server } from "../ui/needs_server_texts.ts";
import type { texts as ui_part } from "../ui/part_texts.ts";
import type { texts as ui_settings } from "../ui/settings_texts.ts";
import type { texts as uploads } from "../uploads/texts.ts";
import type { words } from "../play/words.ts";
import type { texts as written } from "../play/written.ts";

/** The texts of the page by part, as they register (lib/language.ts). */
export interface Parts {
  about: typeof about;
  about_files: typeof about_files;
  account: typeof account;
  account_tokens: typeof account_tokens;
  admin: typeof admin;
  archive: typeof archive;
  beside: typeof beside;
  beside_insight: typeof beside_insight;
  beside_questions: typeof beside_questions;
  beside_resign: typeof beside_resign;
  chat: typeof chat;
  clubs: typeof clubs;
  clubs_webhook: typeof clubs_webhook;
  coach: typeof coach;
  conduct: typeof conduct;
  courses: typeof courses;
  days: typeof days;
  device: typeof device;
  directors: typeof directors;
  editor: typeof editor;
  embed: typeof embed;
  endings: typeof endings;
  eventchat: typeof eventchat;
  families: typeof families;
  frame_foot: typeof frame_foot;
  frame_new_version: typeof frame_new_version;
  frame_sound: typeof frame_sound;
  home: typeof home;
  imported: typeof imported;
  invite: typeof invite;
  kinds: typeof kinds;
  leagues: typeof leagues;
  learn: typeof learn;
  mail: typeof mail;
  messages: typeof messages;
  new_game: typeof new_game;
  openings: typeof openings;
  people: typeof people;
  people_chat: typeof people_chat;
  phrases: typeof phrases;
  player: typeof player;
  print: typeof print;
  privacy: typeof privacy;
  privacy_files: typeof privacy_files;
  profile: typeof profile;
  puzzles: typeof puzzles;
  records: typeof records;
  reminders: typeof reminders;
  report: typeof report;
  review: typeof review;
  rules: typeof rules;
  seek: typeof seek;
  settings: typeof settings;
  share: typeof share;
  stage_quarter: typeof stage_quarter;
  studies: typeof studies;
  study: typeof study;
  tournaments: typeof tournaments;
  tournaments_entry: typeof tournaments_entry;
  tournaments_files: typeof tournaments_files;
  tournaments_pairing: typeof tournaments_pairing;
  tournaments_teams: typeof tournaments_teams;
  turns: typeof turns;
  ui_host: typeof ui_host;
  ui_list: typeof ui_list;
  ui_needs_server: typeof ui_needs_server;
  ui_part: typeof ui_part;
  ui_settings: typeof ui_settings;
  uploads: typeof uploads;
  words: typeof words;
  written: typeof written;
}

/** The same shape with other words. What it lacks stays English. */
type Translated<T> = T extends (...values: infer V) => infer R
  ? (...values: V) => Translated<R>
  : T extends string
    ? string
    : T extends readonly (infer E)[]
      ? readonly Translated<E>[]
      : T extends object
        ? { [K in keyof T]?: Translated<T[K]> }
        : T;

export type Translation = { [P in keyof Parts]?: Translated<Parts[P]> };
