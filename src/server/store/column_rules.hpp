#pragma once
// The values that the columns of each table can hold, for table_check.cpp. Each rule follows from
// the code that writes the row: the store of the table, and the requests and models above it. Times
// of the wall clock are compared only if one was computed from the other: a machine's clock may
// have been wrong for a while.

#include <string_view>

namespace camlann::server {

/// In `right` @ is the column, #at the character @; #plain is true if it has only letters of ids,
/// #printed if it has no control characters. For both engines. A null is always right.
struct ColumnForm {
  std::string_view right;
  std::string_view expected;
};

struct ColumnRule {
  std::string_view table;
  std::string_view column;
  ColumnForm form;
};

namespace column_forms {

/// Names by random_name() (core/secret.hpp), digests, addresses of clubs, words.
inline constexpr ColumnForm id{"@<>'' AND #plain", "letters and digits"};
inline constexpr ColumnForm maybe_id{"#plain", "letters and digits, or nothing"};
/// From 1970 to 2232, the last year that Linux sets its clock to.
inline constexpr ColumnForm time{"@ BETWEEN 0 AND 8300000000000", "a time in milliseconds"};
inline constexpr ColumnForm count{"@>=0", "0 or more"};
inline constexpr ColumnForm number{"@>=1", "1 or more"};
/// Texts from messages with `one_line` (wire/describe.hpp).
inline constexpr ColumnForm line{"#printed", "a line without control characters"};
inline constexpr ColumnForm name{"@<>'' AND #printed", "a line without control characters"};
inline constexpr ColumnForm mail{"instr(@, '#at')>1 AND #printed", "a mail address"};
inline constexpr ColumnForm notices{
    "trim(replace(replace(replace(replace(replace(@, 'turn', ''), 'low', ''), 'challenge', ''), "
    "'round', ''), 'result', ''), '[\",]')=''",
    "a list of kinds of notices"};
inline constexpr ColumnForm flag{"@ IN (0, 1)", "0 or 1"};
inline constexpr ColumnForm speed{"@ IN ('fast', 'slow', 'days')", "fast, slow or days"};
inline constexpr ColumnForm purpose{"@ IN ('prove', 'recover')", "prove or recover"};
/// A rule for the column `days` that also reads the columns of live games (play/clock.hpp).
inline constexpr ColumnForm time_control{
    "CASE WHEN @<>0 THEN @ BETWEEN 1 AND 60 AND base=0 AND increment=0 AND delay=0 WHEN base=0 "
    "THEN increment=0 AND delay=0 ELSE base BETWEEN 1 AND 86400000 AND increment BETWEEN 0 AND "
    "3600000 AND delay BETWEEN 0 AND 3600000 END",
    "a time control, for each move or for the game"};
inline constexpr ColumnForm timed{"@+days>0", "a time control"};
inline constexpr ColumnForm directed{"@ IN ('tournament', 'league', 'club')",
                                     "tournament, league or club"};
inline constexpr ColumnForm minute{"@ BETWEEN 0 AND 1439", "a minute of the day"};

}  // namespace column_forms

inline constexpr ColumnRule column_rules[] = {
    {"secrets", "name", column_forms::id},
    {"secrets", "value", {"length(@)>=43 AND #plain", "at least 43 letters and digits"}},
    {"players_before", "player", column_forms::id},
    {"play_clock", "shown", column_forms::count},
    {"owner", "epoch", column_forms::count},
    {"host_state", "one", {"@=1", "1"}},
    {"host_state", "guests_write", column_forms::flag},
    {"leases", "epoch", column_forms::count},
    {"leases", "until", column_forms::count},
    {"leases", "address", {"@='' OR owner<>''", "nothing without an owner"}},

    // Ratings (people.cpp, rating/glicko.cpp)
    {"ratings", "player", column_forms::id},
    {"ratings", "speed", column_forms::speed},
    {"ratings", "games", column_forms::number},
    {"ratings", "updated", column_forms::time},
    {"rating_history", "player", column_forms::id},
    {"rating_history", "speed", column_forms::speed},
    {"rating_history", "number", column_forms::number},
    {"rating_history", "deviation", {"@ BETWEEN 24.9 AND 350.1", "25 to 350"}},
    {"rating_history", "volatility", {"@>0 AND @<0.1001", "more than 0, at most 0.1"}},
    {"tallies", "player", column_forms::id},
    {"tallies", "opponent", {"#plain AND @<>player", "another player's id, or nothing"}},
    {"tallies", "variant", column_forms::name},
    {"tallies", "won", {"@>=0 AND won+drawn+lost>0", "0 or more, and at least one game in all"}},
    {"tallies", "drawn", column_forms::count},
    {"tallies", "lost", column_forms::count},

    // Accounts (account_store.cpp, accounts.cpp, mail_store.cpp, host_tables.cpp)
    {"accounts", "id", column_forms::id},
    {"accounts", "name", column_forms::name},
    {"accounts", "folded", column_forms::name},
    {"accounts", "kind", {"@ IN ('person', 'bot')", "person or bot"}},
    {"accounts", "admin", column_forms::flag},
    {"accounts", "guests", column_forms::flag},
    {"accounts", "created", column_forms::time},
    {"accounts", "password", column_forms::name},
    {"accounts", "mail", column_forms::mail},
    {"accounts",
     "mail_proven",
     {"@=0 OR (@=1 AND mail IS NOT NULL)", "0, or 1 with a mail address"}},
    {"sessions", "key", column_forms::id},
    {"sessions", "id", column_forms::id},
    {"sessions", "made", column_forms::time},
    {"sessions", "used", column_forms::time},
    {"tokens", "key", column_forms::id},
    {"tokens", "id", column_forms::id},
    {"tokens", "name", column_forms::line},
    {"tokens", "made", column_forms::time},
    {"tokens", "used", column_forms::time},
    {"tokens",
     "scopes",
     {"trim(replace(replace(replace(replace(@, 'read', ''), 'play', ''), 'challenge', ''), "
      "'account', ''))=''",
      "words of read, play, challenge and account"}},
    {"former_accounts", "player", column_forms::id},
    {"former_accounts", "ended", column_forms::time},
    {"reserved_names", "folded", column_forms::name},
    {"reserved_names", "player", column_forms::maybe_id},
    {"reserved_names", "until", column_forms::time},
    {"mutes", "holder", column_forms::id},
    {"mutes", "muted", {"@<>'' AND #plain AND @<>holder", "another player's id"}},
    {"bonds", "player", column_forms::id},
    {"bonds", "other", {"@<>'' AND #plain AND @<>player", "another player's id"}},
    {"bonds", "kind", {"@ IN ('follow', 'block')", "follow or block"}},
    {"bonds", "since", column_forms::time},
    {"mail_reminders", "player", column_forms::id},
    {"mail_reminders", "since", column_forms::time},
    {"mail_codes", "code", column_forms::id},
    {"mail_codes", "purpose", column_forms::purpose},
    {"mail_codes", "player", column_forms::id},
    {"mail_codes",
     "mail",
     {"CASE purpose WHEN 'recover' THEN @<>'' AND #plain ELSE instr(@, '#at')>1 AND #printed END",
      "a mail address, or its hash"}},
    {"mail_codes", "made", column_forms::time},
    {"mail_codes", "until", {"@>made AND @<made+8640000000", "a time soon after `made`"}},
    {"letters", "id", column_forms::number},
    {"letters", "purpose", column_forms::purpose},
    {"letters", "player", column_forms::maybe_id},
    {"letters", "mail", column_forms::mail},
    {"letters", "due", column_forms::time},
    {"letters", "tries", column_forms::count},
    {"push_subscriptions", "endpoint", {"@ LIKE 'http%://%' AND #printed", "a web address"}},
    {"push_subscriptions", "player", column_forms::id},
    {"push_subscriptions", "public_key", column_forms::maybe_id},
    {"push_subscriptions", "secret", column_forms::maybe_id},
    {"push_subscriptions", "created", column_forms::time},
    {"notices", "subject", column_forms::id},
    {"notices",
     "kind",
     {"@ IN ('turn', 'low', 'challenge', 'round', 'result')", "a kind of notice"}},
    {"notices", "channel", {"@ IN ('push', 'mail')", "push or mail"}},
    {"notices", "player", column_forms::id},
    {"notices", "mark", column_forms::count},
    {"notices", "due", column_forms::time},
    {"notices", "tries", column_forms::count},
    {"notice_wishes", "player", column_forms::id},
    {"notice_wishes", "no_push", column_forms::notices},
    {"notice_wishes", "no_mail", column_forms::notices},
    {"notice_wishes", "quiet_from", column_forms::minute},
    {"notice_wishes", "quiet_until", column_forms::minute},
    {"notice_wishes",
     "ahead",
     {"@ BETWEEN -840 AND 840 AND (quiet_from IS NULL)=(quiet_until IS NULL)",
      "at most 14 hours, and both ends of the quiet hours or none"}},
    {"notice_wishes", "zone", column_forms::line},
    // Leaves by the clock of timed games (play/leave.cpp): 30 days, and a day that a time zone has
    // twice
    {"leaves", "player", column_forms::id},
    {"leaves", "began", column_forms::count},
    {"leaves", "ended", {"@ BETWEEN began AND began+2764800000", "at most 32 days after `began`"}},
    {"leaves", "zone", column_forms::line},
    {"progress", "player", column_forms::id},
    {"progress", "part", column_forms::name},
    {"progress", "version", column_forms::number},
    {"progress", "text", {"@<>''", "a text"}},

    // Moderation (moderation_actions.cpp)
    {"reports", "number", column_forms::number},
    {"reports", "about", {"@<>'' AND #plain AND @<>reporter", "another player's id"}},
    {"reports", "about_name", column_forms::line},
    {"reports", "reporter", column_forms::id},
    {"reports", "reporter_name", column_forms::line},
    {"reports", "text", column_forms::line},
    {"reports", "subject", {"@ IN ('name', 'chat', 'play')", "name, chat or play"}},
    {"reports", "at", column_forms::time},
    {"reports", "closed", column_forms::time},
    {"measures", "number", column_forms::number},
    {"measures",
     "target",
     {"@<>'' AND (kind='ban-range' AND #printed OR #plain)", "a player's id, or a range"}},
    {"measures", "kind", {"@ IN ('mute', 'ban', 'close', 'ban-range')", "a kind of measure"}},
    {"measures", "name", column_forms::line},
    {"measures", "reason", {"@<>''", "a reason"}},
    {"measures", "since", column_forms::time},
    {"measures", "until", {"@>=since", "a time after `since`"}},
    {"measures", "lifted", column_forms::time},
    {"host_log", "number", column_forms::number},
    {"host_log", "at", column_forms::time},
    {"host_log", "by", column_forms::line},
    {"host_log", "deed", column_forms::id},
    {"host_log", "target", column_forms::line},
    {"host_log", "name", column_forms::line},
    {"host_log", "until", {"@>=at", "a time after `at`"}},
    {"unwanted_words", "word", column_forms::name},
    {"site_settings", "setting", column_forms::name},
    {"site_settings", "text", {"@<>''", "a text"}},

    // Clubs, leagues, tournaments (club_store.cpp, league_store.cpp, tournament_store.cpp)
    {"clubs", "address", column_forms::id},
    {"clubs", "name", column_forms::name},
    {"clubs", "about", column_forms::line},
    {"clubs", "director", column_forms::maybe_id},
    {"clubs", "open", column_forms::flag},
    {"clubs", "code", column_forms::id},
    {"clubs", "created", column_forms::time},
    {"members", "place", column_forms::number},
    {"members", "player", column_forms::id},
    {"members", "name", column_forms::line},
    {"members", "since", column_forms::time},
    {"leagues", "id", column_forms::id},
    {"leagues", "name", column_forms::name},
    {"leagues", "director", column_forms::maybe_id},
    {"leagues", "director_name", column_forms::line},
    {"leagues", "created", column_forms::time},
    {"leagues", "variant", column_forms::name},
    {"leagues", "rules", column_forms::line},
    {"leagues", "public", column_forms::flag},
    {"leagues", "rated", column_forms::flag},
    {"leagues", "cycles", {"@ IN (1, 2)", "1 or 2"}},
    {"leagues", "division_size", {"@>=3", "3 or more"}},
    {"leagues", "movers", column_forms::count},
    {"leagues", "players", column_forms::count},
    {"leagues",
     "phase",
     {"CASE season WHEN 0 THEN @ IN ('open', 'over') ELSE @ IN ('playing', 'between', 'over') END",
      "open before the first season, and never again"}},
    {"leagues", "days", column_forms::time_control},
    {"leagues", "base", column_forms::timed},
    {"league_players", "player", column_forms::id},
    {"league_players", "name", column_forms::line},
    {"league_players",
     "gone",
     {"@ IN (0, 1) AND (division IS NULL)=(place IS NULL) AND (division IS NOT NULL OR waits IS "
      "NOT NULL)",
      "a place in a division, or in the queue for the next season"}},
    {"league_players", "division", column_forms::number},
    {"league_players", "place", column_forms::number},
    {"league_players", "waits", column_forms::number},
    {"directors", "kind", column_forms::directed},
    {"directors", "event", column_forms::id},
    {"directors", "player", column_forms::id},
    {"directors", "place", column_forms::number},
    {"directors", "name", column_forms::line},
    {"director_log", "kind", column_forms::directed},
    {"director_log", "event", column_forms::id},
    {"director_log", "number", column_forms::number},
    {"director_log", "at", column_forms::time},
    {"director_log",
     "act",
     {"@ IN ('appointed', 'dismissed', 'handed-over', 'inherited', 'abandoned', 'gave', "
      "'corrected', 'removed', 'began', 'ended', 'reopened', 'changed', 'hidden')",
      "something that directors do"}},
    {"director_log", "by", column_forms::maybe_id},
    {"director_log", "by_name", column_forms::line},
    {"director_log", "about", column_forms::maybe_id},
    {"director_log", "about_name", column_forms::line},
    {"director_log", "round", column_forms::count},
    {"director_log", "board", column_forms::count},
    {"director_log", "result", column_forms::line},
    {"league_divisions", "season", column_forms::number},
    {"league_divisions", "division", column_forms::number},
    {"tournaments", "id", column_forms::id},
    {"tournaments", "variant", column_forms::name},
    {"tournaments", "rules", column_forms::line},
    {"tournaments", "public", column_forms::flag},
    {"tournaments", "rated", column_forms::flag},
    {"tournaments", "late", column_forms::count},
    {"tournaments", "name", column_forms::name},
    {"tournaments", "director", column_forms::maybe_id},
    {"tournaments", "about", {"length(@)<=2000", "a text of at most 2,000 characters"}},
    {"tournaments", "prizes", column_forms::line},
    {"tournaments", "contact", column_forms::line},
    {"tournaments", "director_name", column_forms::line},
    {"tournaments", "created", column_forms::time},
    {"tournaments", "starts", column_forms::time},
    {"tournaments", "pause", column_forms::count},
    {"tournaments", "lasts", column_forms::count},
    {"tournaments", "days", column_forms::time_control},
    {"tournaments", "base", column_forms::timed},
    {"tournament_events", "version", column_forms::number},
    {"tournament_events", "with_it", {"@ LIKE '[%]'", "a list"}},
    {"tournament_events", "at", column_forms::time},
    {"entrants", "player", column_forms::id},

    // Studies (study_store.cpp)
    {"studies", "id", column_forms::id},
    {"studies", "owner", column_forms::id},
    {"studies", "title", column_forms::name},
    {"studies", "open", column_forms::flag},
    {"studies", "version", column_forms::number},
    {"studies", "made", column_forms::number},
    {"studies", "updated", column_forms::time},
    {"study_chapters", "name", column_forms::line},
    {"study_chapters", "number", column_forms::number},
    {"study_chapters", "version", column_forms::number},
    {"study_chapters", "place", column_forms::count},
    {"study_states", "version", column_forms::number},
    {"study_states", "player", column_forms::maybe_id},
    {"study_states", "began", column_forms::time},
    {"study_states", "at", column_forms::time},

    // Games (store.cpp, old_games.cpp, invitation_table.cpp)
    {"games", "id", column_forms::id},
    {"games", "player", column_forms::id},
    {"games", "may_resign", {"@=0 OR (@=1 AND opponent='computer')", "0, or 1 with a computer"}},
    {"games", "shared", column_forms::flag},
    {"games", "late", column_forms::count},
    {"games", "created", column_forms::time},
    {"games", "days", column_forms::time_control},
    {"games", "updated", column_forms::time},
    {"games",
     "deleted",
     {"@ BETWEEN 0 AND 8300000000000 AND rated=0 AND tournament IS NULL",
      "a time, and never in a rated game or a tournament"}},
    {"games",
     "rated",
     {"@=0 OR (@=1 AND shared=1 AND days+base>0)", "0, or 1 between people with clocks"}},
    {"games",
     "result_text",
     {"(@='')=(reason IS NULL) AND #printed",
      "the result of a game that is over, otherwise nothing"}},
    {"seated", "holder", column_forms::id},
    {"chat", "number", column_forms::number},
    {"chat", "room", {"@ IN ('players', 'watchers')", "players or watchers"}},
    {"chat", "player", column_forms::id},
    {"chat", "phrase", {"#plain AND (@='')<>(text='')", "a phrase, or else a text"}},
    {"chat", "text", column_forms::line},
    {"chat", "at", column_forms::time},
    {"private_texts", "kind", {"@ IN ('plan', 'note')", "plan or note"}},
    {"private_texts", "text", {"@<>''", "a text"}},
    {"invitations", "id", column_forms::id},
    {"invitations", "host", column_forms::id},
    {"invitations", "variant", column_forms::name},
    {"invitations", "rules", column_forms::line},
    {"invitations", "start", column_forms::line},
    {"invitations", "public", column_forms::flag},
    {"invitations", "version", column_forms::number},
    {"invitations", "late", column_forms::count},
    {"invitations", "created", column_forms::time},
    {"invitations", "days", column_forms::time_control},
    {"invitations", "expires", {"@>=created", "a time after `created`"}},
    {"invitations",
     "phase",
     {"CASE WHEN game IS NULL THEN @ IN ('waiting', 'withdrawn', 'declined') ELSE @='begun' END",
      "begun if there is a game, otherwise waiting, withdrawn or declined"}},
    {"invitations", "rated", {"@=0 OR (@=1 AND days+base>0)", "0, or 1 with clocks"}},
    {"invitations",
     "invited",
     {"@<>'' AND #plain AND @<>host AND public=0", "another player's id, and not public"}},
    {"events", "text", {"@='' OR kind<>'created'", "nothing for the creation"}},
    {"events", "at", column_forms::time},
    {"events", "clock", column_forms::count},
    {"events", "spared", {"@=0 OR kind='move'", "0 except for moves"}},
    {"events", "epoch", column_forms::count},
    {"events", "request", {"nonce IS NOT NULL", "nothing without a nonce"}},
};

}  // namespace camlann::server
