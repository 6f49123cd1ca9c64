#pragma once
// The rules between rows, for table_check.cpp. Each query returns the keys of rows that the program
// cannot have written; comments say why. For both engines. column_rules.hpp has the rules that need
// only one row.

#include <string_view>

namespace camlann::server {

struct RowRule {
  std::string_view table;
  std::string_view expected;
  std::string_view faulty;
};

inline constexpr RowRule row_rules[] = {
    // Made with the schema (schema.cpp), by read_mail_secret() and by read_push_key().
    {"secrets", "a secret of the players' keys, of 52 characters",
     "SELECT 'player-keys' WHERE NOT EXISTS (SELECT 1 FROM secrets WHERE name='player-keys' AND "
     "length(value)=52)"},
    {"secrets", "a value of the right length",
     "SELECT name FROM secrets WHERE (name='mail-stop' AND length(value)<>52) OR (name='push-key' "
     "AND length(value)<>43)"},
    {"play_clock", "one row", "SELECT '' WHERE (SELECT count(*) FROM play_clock)<>1"},
    {"owner", "one row", "SELECT '' WHERE (SELECT count(*) FROM owner)<>1"},
    {"host_state", "one row", "SELECT '' WHERE (SELECT count(*) FROM host_state)<>1"},
    // Files of the first programs with this table have no row, and need none.
    {"leases", "the lease of the games", "SELECT name FROM leases WHERE name<>'games'"},
    // Store::write_step() writes the clock with each step that leaves a deadline; other steps may
    // have a later one.
    {"play_clock", "a time not before that of a game whose clock runs",
     "SELECT CAST(shown AS TEXT) FROM play_clock WHERE shown<(SELECT coalesce(max(e.clock), 0) "
     "FROM games g JOIN events e ON e.game=g.id AND e.version=g.version WHERE g.deadline IS NOT "
     "NULL)"},
    // LeaseTable::take() writes both.
    {"owner", "an epoch not before that of the lease",
     "SELECT CAST(epoch AS TEXT) FROM owner WHERE epoch<(SELECT coalesce(max(epoch), 0) FROM "
     "leases)"},
    // HostTables::note() writes both, and the log only grows.
    {"host_state", "a version that counts the entries of host_log",
     "SELECT CAST(version AS TEXT) FROM host_state WHERE version<>(SELECT count(*) FROM host_log)"},
    // ImportTable::put() and AccountStore::remove_account(); claims are of accounts.
    {"claims", "a player with an account",
     "SELECT player FROM claims WHERE player NOT IN (SELECT id FROM accounts)"},
    {"claims", "an answer with its time",
     "SELECT imported FROM claims WHERE phase<>'waiting' AND answered IS NULL"},
    {"rating_starts", "a confirmed claim of the player",
     "SELECT s.player FROM rating_starts s WHERE NOT EXISTS (SELECT 1 FROM claims c WHERE "
     "c.imported=s.imported AND c.player=s.player AND c.phase='confirmed')"},
    // MailAddresses::set_reminders() and AccountStore::remove_account(), on one thread.
    {"mail_reminders", "a player with an account",
     "SELECT player FROM mail_reminders WHERE player NOT IN (SELECT id FROM accounts)"},
    // Accounts::keep_progress() and AccountStore::remove_account(), on one thread.
    {"progress", "a player with an account",
     "SELECT player FROM progress WHERE player NOT IN (SELECT id FROM accounts)"},
    // take_leave() refuses a leave before another is over; adopt_guest() leaves out what overlaps.
    {"leaves", "leaves that do not overlap",
     "SELECT a.player FROM leaves a JOIN leaves b ON a.player=b.player AND a.began<b.began AND "
     "b.began<a.ended"},

    // People::record() counts each game for both. Deleted accounts have lost their side.
    {"tallies", "the opponent's score, seen from the other side",
     "SELECT a.player FROM tallies a LEFT JOIN tallies b ON b.player=a.opponent AND "
     "b.opponent=a.player AND b.variant=a.variant WHERE a.opponent<>'' AND NOT EXISTS (SELECT 1 "
     "FROM former_accounts f WHERE f.player IN (a.player, a.opponent)) AND (b.player IS NULL OR "
     "b.won<>a.lost OR b.lost<>a.won OR b.drawn<>a.drawn)"},
    {"tallies", "a score against all opponents",
     "SELECT a.player FROM tallies a WHERE a.opponent<>'' AND NOT EXISTS (SELECT 1 FROM tallies b "
     "WHERE b.player=a.player AND b.variant=a.variant AND b.opponent='') AND NOT EXISTS (SELECT 1 "
     "FROM former_accounts f WHERE f.player=a.player)"},
    // Journal::append() counts a game once, with its last event. Rated games cannot be taken back,
    // but a tournament can give them another result later.
    {"rating_history", "the end of a rated game of this variant, in which the player has a seat",
     "SELECT h.player FROM rating_history h JOIN games g ON g.id=h.game WHERE g.rated=0 OR "
     "g.reason IS NULL OR g.variant<>h.variant OR NOT EXISTS (SELECT 1 FROM seated s WHERE "
     "s.game=h.game AND s.holder=h.player) OR (g.updated<>h.at AND NOT (g.reason='director' AND "
     "EXISTS (SELECT 1 FROM events e WHERE e.game=h.game AND e.at=h.at)))"},
    {"rating_history", "one row of a player for a game",
     "SELECT game FROM rating_history GROUP BY game, player HAVING count(*)>1"},

    // Clubs keep their director, adopt_guest() gives both to the account.
    {"clubs", "a director who is a member, or has deleted the account, or none",
     "SELECT address FROM clubs c WHERE director<>'' AND director NOT IN "
     "(SELECT player FROM former_accounts) AND "
     "NOT EXISTS (SELECT 1 FROM members m WHERE m.club=c.address AND m.player=c.director)"},
    {"members", "a player once in a club",
     "SELECT club FROM members GROUP BY club, player HAVING count(*)>1"},
    // join() and accept() in model/club.cpp
    {"club_applicants", "a player who is no member of the club",
     "SELECT player FROM club_applicants a WHERE EXISTS (SELECT 1 FROM members m WHERE "
     "m.club=a.club AND m.player=a.player)"},
    // LeagueStore::write() writes all of a league together; events of a deleted club have none.
    {"leagues", "the number of its last season, and a club that is there",
     "SELECT id FROM leagues l WHERE season<>(SELECT coalesce(max(season), 0) FROM "
     "league_divisions d WHERE d.league=l.id) OR (club IS NOT NULL AND club NOT IN (SELECT address "
     "FROM clubs))"},
    {"league_players", "a division of the last season",
     "SELECT p.player FROM league_players p WHERE division IS NOT NULL AND NOT EXISTS (SELECT 1 "
     "FROM league_divisions d JOIN leagues l ON l.id=d.league WHERE d.league=p.league AND "
     "d.season=l.season AND d.division=p.division)"},
    {"league_players", "places from 1 on, each once",
     "SELECT league FROM league_players WHERE division IS NOT NULL GROUP BY league, division "
     "HAVING count(*)<>max(place) OR count(*)<>count(DISTINCT place)"},
    // Players of deleted accounts keep the place that they had in the queue.
    {"league_players", "places in the queue, each once",
     "SELECT league FROM league_players WHERE waits IS NOT NULL AND player NOT IN (SELECT player "
     "FROM former_accounts) GROUP BY league HAVING count(*)<>count(DISTINCT waits)"},
    {"league_players", "a rating only in the queue",
     "SELECT player FROM league_players WHERE waits IS NULL AND rating<>0 AND player NOT IN "
     "(SELECT "
     "player FROM former_accounts)"},
    // division_of() makes the tournament from the league, which then keeps all of this.
    {"league_divisions", "a tournament of its league, with the league's settings",
     "SELECT d.tournament FROM league_divisions d JOIN leagues l ON l.id=d.league JOIN tournaments "
     "t ON t.id=d.tournament WHERE t.league IS NULL OR t.league<>l.id OR t.variant<>l.variant OR "
     "t.rules<>l.rules OR "
     "(t.days, t.base, t.increment, t.delay)<>(l.days, l.base, l.increment, l.delay) OR "
     "t.rated<>l.rated OR t.public<>l.public OR "
     "coalesce(t.club, '')<>coalesce(l.club, '') OR t.late<>0 OR t.lasts<>0 OR t.pause<>0 OR "
     "t.pause IS NULL OR t.starts IS NOT NULL"},
    {"league_divisions", "seasons and divisions from 1 on",
     "SELECT d.tournament FROM league_divisions d WHERE (d.division>1 AND NOT EXISTS (SELECT 1 "
     "FROM league_divisions b WHERE b.league=d.league AND b.season=d.season AND "
     "b.division=d.division-1)) OR (d.season>1 AND NOT EXISTS (SELECT 1 FROM league_divisions b "
     "WHERE b.league=d.league AND b.season=d.season-1))"},
    // Leagues::begin() enters the players of a division, who keep their rows during its season.
    {"league_divisions", "as many players as its tournament has",
     "SELECT d.tournament FROM league_divisions d JOIN leagues l ON l.id=d.league AND "
     "l.season=d.season WHERE (SELECT count(*) FROM entrants e WHERE e.tournament=d.tournament)<>"
     "(SELECT count(*) FROM league_players p WHERE p.league=d.league AND p.division=d.division)"},
    {"league_divisions", "a tournament once",
     "SELECT tournament FROM league_divisions GROUP BY tournament HAVING count(*)>1"},
    {"tournaments", "a division of its league, and a club that is there",
     "SELECT id FROM tournaments WHERE (league IS NOT NULL AND id NOT IN (SELECT tournament FROM "
     "league_divisions)) OR (club IS NOT NULL AND club NOT IN (SELECT address FROM clubs))"},
    // Tournaments::append() counts its events, which are never removed.
    {"tournaments", "as many events as its version",
     "SELECT id FROM tournaments t WHERE version<>(SELECT count(*) FROM tournament_events v WHERE "
     "v.tournament=t.id)"},
    // TournamentStore::write_entry() writes an entrant with the event, adopt_guest() renames both.
    // Events that are damaged are no JSON.
    {"entrants", "an event of the entry",
     "SELECT player FROM entrants e WHERE NOT EXISTS (SELECT 1 FROM tournament_events v WHERE "
     "v.tournament=e.tournament AND instr(event, '\"event\":\"entered\"')>0 AND instr(event, "
     "'\"' || e.player || '\"')>0)"},
    {"entrants", "as many players as have entered",
     "SELECT id FROM tournaments t WHERE (SELECT count(*) FROM entrants e WHERE "
     "e.tournament=t.id)<>(SELECT count(*) FROM tournament_events v WHERE v.tournament=t.id AND "
     "instr(event, '\"event\":\"entered\"')>0)"},

    // Studies::put() counts both up; a study keeps its last chapter.
    {"studies", "at least one chapter, none later than the study",
     "SELECT id FROM studies s WHERE (SELECT count(*) FROM study_chapters c WHERE c.study=s.id)=0 "
     "OR made<(SELECT max(number) FROM study_chapters c WHERE c.study=s.id) OR version<(SELECT "
     "max(version) FROM study_chapters c WHERE c.study=s.id)"},
    {"study_chapters", "a place not behind the number of chapters made",
     "SELECT c.study FROM study_chapters c JOIN studies s ON s.id=c.study WHERE c.place>s.made"},
    // Studies::keep() writes the newest state with its chapter.
    {"study_states", "a state of a chapter, not later than it and with its text",
     "SELECT h.study FROM study_states h LEFT JOIN study_chapters c ON c.study=h.study AND "
     "c.number=h.chapter WHERE c.study IS NULL OR h.version>c.version OR (h.version=c.version AND "
     "h.text<>c.text)"},

    // Store::write_game() writes both; adopt_guest() changes both.
    {"seated", "the time at which the game was made",
     "SELECT s.game FROM seated s JOIN games g ON g.id=s.game WHERE s.since<>g.created"},
    {"games", "a host who has a seat",
     "SELECT g.id FROM games g WHERE tournament IS NULL AND NOT EXISTS (SELECT 1 FROM seated s "
     "WHERE s.game=g.id AND s.holder=g.player)"},
    // game_of() makes both (seeds.cpp, model/invitation.cpp); only draw_rules() changes this.
    {"games", "the settings of its tournament",
     "SELECT g.id FROM games g JOIN tournaments t ON t.id=g.tournament WHERE g.variant<>t.variant "
     "OR (g.rules<>t.rules AND g.rules NOT LIKE replace(t.rules, '=shuffled', '=%')) OR (g.days, "
     "g.base, g.increment, g.delay)<>(t.days, t.base, t.increment, "
     "t.delay) OR g.rated<>t.rated OR g.late<>t.late OR g.start<>''"},
    {"invitations", "the settings of the game that it began",
     "SELECT i.id FROM invitations i JOIN games g ON g.id=i.game WHERE g.variant<>i.variant OR "
     "(g.rules<>i.rules AND g.rules NOT LIKE replace(i.rules, '=shuffled', '=%')) OR "
     "g.start<>i.start OR (g.days, g.base, g.increment, g.delay)<>(i.days, "
     "i.base, i.increment, i.delay) OR g.rated<>i.rated OR "
     "g.late<>i.late OR i.game=i.rematch_of OR g.tournament IS NOT NULL"},
    {"invitations", "the settings of the game that is played again",
     "SELECT i.id FROM invitations i JOIN games g ON g.id=i.rematch_of WHERE g.variant<>i.variant "
     "OR (g.rules<>i.rules AND g.rules NOT LIKE replace(i.rules, '=shuffled', '=%')) OR "
     "g.start<>i.start OR (g.days, g.base, g.increment, g.delay)<>(i.days, "
     "i.base, i.increment, i.delay) OR g.rated<>i.rated OR "
     "g.late<>i.late"},
    {"invitations", "one invitation for a game",
     "SELECT game FROM invitations WHERE game IS NOT NULL GROUP BY game HAVING count(*)>1"},
    // Only a player of the game has plans and notes; adopt_guest() moves both.
    {"private_texts", "a player of the game",
     "SELECT p.game FROM private_texts p WHERE NOT EXISTS (SELECT 1 FROM seated s WHERE "
     "s.game=p.game AND s.holder=p.player)"},
};

/// For SQLite only: servers that share a database and workers need PostgreSQL.
inline constexpr RowRule file_rules[] = {
    {"thoughts", "no jobs of workers in a file", "SELECT server FROM thoughts"},
    {"workers", "no workers of a file", "SELECT name FROM workers"},
    {"leases", "no lease of a file", "SELECT owner FROM leases WHERE owner<>'' OR epoch<>0"},
};

}  // namespace camlann::server
