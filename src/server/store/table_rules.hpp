#pragma once
// The rules of table_check.cpp: each query returns the rows that the program cannot have written.
// For both engines. Words: @late is a time that no clock shows yet; @plain(x) is true if x consists
// of the letters of ids.

#include <string_view>

namespace camlann::server {

struct TableRule {
  std::string_view what;
  std::string_view faulty;  // a query of the rows, each shown as one text
};

inline constexpr TableRule table_rules[] = {
    // The server itself
    {"the secret of the players' keys is missing or damaged",
     "SELECT 'secrets' WHERE 1<>(SELECT count(*) FROM secrets WHERE name='player-keys' AND "
     "length(value)>=16 AND @plain(value))"},
    {"a secret is damaged",
     "SELECT name FROM secrets WHERE NOT @plain(name) OR name='' OR length(value)<16"},
    {"there must be one row", "SELECT 'play_clock' WHERE (SELECT count(*) FROM play_clock)<>1"},
    {"there must be one row", "SELECT 'owner' WHERE (SELECT count(*) FROM owner)<>1"},
    {"there must be one row", "SELECT 'host_state' WHERE (SELECT count(*) FROM host_state)<>1"},
    {"there must be one row",
     "SELECT 'leases' WHERE (SELECT count(*) FROM leases WHERE name='games')<>1 OR "
     "(SELECT count(*) FROM leases)<>1"},
    {"the clock of games is behind an event, or negative",
     "SELECT shown FROM play_clock WHERE shown<0 OR shown<(SELECT coalesce(max(e.clock), 0) FROM "
     "events e JOIN games g ON g.id=e.game WHERE g.time<>'')"},
    {"the owner is behind an event, or the lease",
     "SELECT epoch FROM owner WHERE epoch<(SELECT coalesce(max(epoch), 0) FROM events) OR "
     "epoch<(SELECT coalesce(max(epoch), 0) FROM leases)"},
    {"a lease of nobody has an end or a place",
     "SELECT name FROM leases WHERE epoch<0 OR until<0 OR (owner='' AND (address<>'' OR "
     "until<>0))"},
    {"the host's log has more entries than its version tells",
     "SELECT version FROM host_state WHERE version<(SELECT count(*) FROM host_log)"},
    {"an entry of the host's log is missing or damaged",
     "SELECT number FROM host_log a WHERE number<1 OR at<0 OR at>@late OR until<0 OR by='' OR "
     "deed='' OR NOT @plain(deed) OR (number>1 AND NOT EXISTS (SELECT 1 FROM host_log b WHERE "
     "b.number=a.number-1))"},
    {"a mark of uncounted games is there twice",
     "SELECT 'uncounted' WHERE (SELECT count(*) FROM uncounted)>1"},
    {"a hidden word is empty",
     "SELECT word FROM unwanted_words WHERE trim(word)='' OR length(word)>100"},

    // Accounts
    {"an account is damaged",
     "SELECT id FROM accounts WHERE id='' OR NOT @plain(id) OR name='' OR folded='' OR created<0 "
     "OR "
     "created>@late OR password='' OR (mail IS NULL AND mail_proven=1) OR (mail IS NOT NULL AND "
     "instr(mail, '@')<2)"},
    {"an account is there and was deleted",
     "SELECT id FROM accounts WHERE id IN (SELECT player FROM former_accounts)"},
    {"a deleted account is damaged",
     "SELECT player FROM former_accounts WHERE NOT @plain(player) OR player='' OR ended<0 OR "
     "ended>@late"},
    {"a player from before seals is damaged",
     "SELECT player FROM players_before WHERE player='' OR NOT @plain(player)"},
    {"a session is damaged",
     "SELECT s.id FROM sessions s LEFT JOIN accounts a ON a.id=s.account WHERE a.id IS NULL OR "
     "s.made<0 OR s.used>@late OR s.made>s.used OR s.made<a.created-86400000 OR s.id='' OR NOT "
     "@plain(s.id) OR s.key='' OR NOT @plain(s.key)"},
    {"a token is damaged",
     "SELECT t.id FROM tokens t LEFT JOIN accounts a ON a.id=t.account WHERE a.id IS NULL OR "
     "t.made<0 OR t.made>@late OR t.used>@late OR (t.used<>0 AND t.used<t.made) OR "
     "t.made<a.created-86400000 OR t.id='' OR NOT @plain(t.id) OR t.key='' OR NOT @plain(t.key) OR "
     "t.name=''"},
    {"a reserved name is damaged",
     "SELECT folded FROM reserved_names WHERE folded='' OR NOT @plain(player) OR until<0 OR "
     "until>@late+7776000000"},
    {"a player mutes nobody",
     "SELECT holder FROM mutes WHERE holder=muted OR holder='' OR muted='' "
     "OR NOT @plain(holder) OR NOT @plain(muted)"},
    {"a bond is damaged",
     "SELECT player FROM bonds WHERE player=other OR player='' OR other='' OR NOT @plain(player) "
     "OR "
     "NOT @plain(other) OR since<0 OR since>@late"},
    {"a leave is damaged",
     "SELECT player FROM leaves WHERE player='' OR NOT @plain(player) OR began<0 OR ended<began OR "
     "ended-began>2678400000 OR length(zone)>64"},
    {"leaves overlap",
     "SELECT a.player FROM leaves a JOIN leaves b ON a.player=b.player AND a.began<b.began AND "
     "b.began<a.ended"},
    {"a subscription is damaged",
     "SELECT player FROM push_subscriptions WHERE endpoint NOT LIKE 'https://%' OR player='' OR "
     "NOT "
     "@plain(player) OR length(public_key)<16 OR length(secret)<8 OR NOT @plain(public_key) OR NOT "
     "@plain(secret) OR created<0 OR created>@late"},
    {"a notice is damaged",
     "SELECT subject FROM notices WHERE player='' OR NOT @plain(player) OR mark<0 OR due<0 OR "
     "due>@late+2678400000 OR tries<0 OR tries>1000 OR subject='' OR NOT "
     "@plain(subject)"},
    {"wishes about notices are damaged",
     "SELECT player FROM notice_wishes WHERE player='' OR NOT @plain(player) OR "
     "(quiet_from IS NULL)<>(quiet_until IS NULL) OR quiet_from NOT BETWEEN 0 AND 1439 OR "
     "quiet_until NOT BETWEEN 0 AND 1439 OR ahead NOT BETWEEN -1440 AND 1440 OR length(zone)>64 OR "
     "length(trim(no_push, 'abcdefghijklmnopqrstuvwxyz ,'))>0 OR "
     "length(trim(no_mail, 'abcdefghijklmnopqrstuvwxyz ,'))>0"},
    {"reminders by mail are damaged",
     "SELECT player FROM mail_reminders WHERE player NOT IN (SELECT id FROM accounts) OR since<0 "
     "OR "
     "since>@late"},
    {"a code in a letter is damaged",
     "SELECT code FROM mail_codes WHERE code='' OR NOT @plain(code) OR made<0 OR made>@late OR "
     "until<=made OR until>made+2678400000 OR instr(mail, '@')<2 OR player NOT IN "
     "(SELECT id FROM accounts)"},
    {"a letter is damaged",
     "SELECT id FROM letters WHERE id<1 OR instr(mail, '@')<2 OR due<0 OR due>@late+2678400000 OR "
     "tries<0 OR tries>1000 OR (player<>'' AND player NOT IN (SELECT id FROM accounts))"},
    {"a report is damaged",
     "SELECT number FROM reports WHERE number<1 OR about=reporter OR about='' OR reporter='' OR "
     "NOT "
     "@plain(about) OR NOT @plain(reporter) OR at<0 OR at>@late OR closed<at-86400000 OR "
     "closed>@late OR NOT @plain(game)"},
    {"a measure is damaged",
     "SELECT number FROM measures WHERE number<1 OR target='' OR since<0 OR since>@late OR "
     "until<since OR lifted<since-86400000 OR lifted>@late OR (kind<>'ban-range' AND NOT "
     "@plain(target))"},

    // Clubs, leagues, tournaments
    {"a club is damaged",
     "SELECT address FROM clubs WHERE address='' OR NOT @plain(address) OR name='' OR created<0 OR "
     "created>@late OR code='' OR NOT @plain(code) OR director='' OR NOT @plain(director)"},
    {"the director of a club is no member",
     "SELECT address FROM clubs c WHERE director NOT IN (SELECT player FROM former_accounts) AND "
     "NOT "
     "EXISTS (SELECT 1 FROM members m WHERE m.club=c.address AND m.player=c.director)"},
    {"a member of a club is damaged",
     "SELECT m.club FROM members m LEFT JOIN clubs c ON c.address=m.club WHERE c.address IS NULL "
     "OR "
     "m.place<0 OR m.player='' OR NOT @plain(m.player) OR m.name='' OR m.since>@late OR "
     "m.since<c.created-86400000"},
    {"a player is a member twice",
     "SELECT club FROM members GROUP BY club, player HAVING count(*)>1"},
    {"a league is damaged",
     "SELECT id FROM leagues l WHERE id='' OR NOT @plain(id) OR name='' OR director='' OR NOT "
     "@plain(director) OR director_name='' OR created<0 OR created>@late OR (club IS NOT NULL AND "
     "club NOT IN (SELECT address FROM clubs)) OR players<0 OR season<>(SELECT "
     "coalesce(max(season), 0) FROM league_divisions d WHERE d.league=l.id) OR (season=0 AND phase "
     "IN ('playing', 'between')) OR (season>0 AND phase='open')"},
    {"a player of a league is damaged",
     "SELECT p.player FROM league_players p WHERE player='' OR NOT @plain(player) OR name='' OR "
     "(division IS NULL)<>(place IS NULL) OR (division IS NULL AND waits IS NULL AND gone=0) OR "
     "division<1 OR place<1 OR waits<1 OR rating NOT BETWEEN 0 AND 5000 OR "
     "(division IS NOT NULL AND NOT EXISTS (SELECT 1 FROM league_divisions d JOIN "
     "leagues l ON l.id=d.league WHERE d.league=p.league AND d.season=l.season AND "
     "d.division=p.division))"},
    {"places of a league are missing or taken twice",
     "SELECT league FROM league_players WHERE division IS NOT NULL GROUP BY league, division "
     "HAVING "
     "count(*)<>max(place) OR count(*)<>count(DISTINCT place) UNION ALL "
     "SELECT league FROM league_players WHERE waits IS NOT NULL GROUP BY league HAVING "
     "count(*)<>count(DISTINCT waits)"},
    {"a division of a league is missing, or its tournament is another's",
     "SELECT d.tournament FROM league_divisions d LEFT JOIN tournaments t ON t.id=d.tournament "
     "WHERE "
     "t.league IS NULL OR t.league<>d.league OR (d.division>1 AND NOT EXISTS (SELECT 1 FROM "
     "league_divisions b WHERE b.league=d.league AND b.season=d.season AND "
     "b.division=d.division-1)) OR (d.season>1 AND NOT EXISTS (SELECT 1 FROM league_divisions b "
     "WHERE b.league=d.league AND b.season=d.season-1))"},
    {"a tournament of a league is none of its divisions",
     "SELECT id FROM tournaments WHERE league IS NOT NULL AND id NOT IN (SELECT tournament FROM "
     "league_divisions)"},
    {"a tournament is damaged",
     "SELECT id FROM tournaments WHERE id='' OR NOT @plain(id) OR name='' OR director='' OR NOT "
     "@plain(director) OR director_name='' OR created<0 OR created>@late OR (club IS NOT NULL AND "
     "club NOT IN (SELECT address FROM clubs)) OR starts<created-86400000 OR pause<0 OR lasts<0 OR "
     "late>20 "
     "OR updated<created-86400000 OR updated>@late"},
    {"an event of a tournament is at a wrong time",
     "SELECT e.tournament FROM tournament_events e JOIN tournaments t ON t.id=e.tournament WHERE "
     "e.at<t.created-86400000 OR e.at>t.updated+86400000"},
    {"the entrants of a tournament are not as many as its events tell",
     "SELECT id FROM tournaments t WHERE (SELECT count(*) FROM entrants e WHERE "
     "e.tournament=t.id)<>"
     "(SELECT count(*) FROM tournament_events v WHERE v.tournament=t.id AND json_extract(event, "
     "'$.event')='entered')"},
    {"an entrant has not entered",
     "SELECT player FROM entrants e WHERE NOT EXISTS (SELECT 1 FROM tournament_events v WHERE "
     "v.tournament=e.tournament AND json_extract(event, '$.event')='entered' AND "
     "json_extract(event, '$.player')=e.player)"},

    // Studies
    {"a study is damaged",
     "SELECT id FROM studies s WHERE id='' OR NOT @plain(id) OR owner='' OR NOT @plain(owner) OR "
     "title='' OR updated<0 OR updated>@late OR made<(SELECT coalesce(max(number), 0) FROM "
     "study_chapters c WHERE c.study=s.id) OR version<(SELECT coalesce(max(version), 0) FROM "
     "study_chapters c WHERE c.study=s.id)"},
    {"a state of a chapter is damaged",
     "SELECT h.study FROM study_states h LEFT JOIN study_chapters c ON c.study=h.study AND "
     "c.number=h.chapter WHERE c.study IS NULL OR h.version>c.version OR h.player='' OR NOT "
     "@plain(h.player) OR h.began<0 OR h.at<h.began OR h.at>@late"},

    // Games
    {"a game is damaged",
     "SELECT id FROM games WHERE id='' OR NOT @plain(id) OR created<0 OR created>@late OR "
     "updated<created-86400000 OR deleted<0 OR deleted>@late OR late>20 OR (result_text='')<>"
     "(reason IS NULL) OR (rated=1 AND (shared=0 OR time=''))"},
    {"a game does not begin when it was made",
     "SELECT g.id FROM games g JOIN events e ON e.game=g.id AND e.version=1 WHERE e.at<>g.created "
     "OR e.kind<>'created'"},
    {"an event is at a wrong time",
     "SELECT e.game FROM events e JOIN games g ON g.id=e.game WHERE e.at<g.created-86400000 OR "
     "e.at>g.updated+86400000 OR e.clock<0 OR e.spared<0 OR e.epoch<0"},
    {"a game is listed at a wrong time",
     "SELECT s.game FROM seated s JOIN games g ON g.id=s.game WHERE s.since<>g.created"},
    {"a rating belongs to a game that cannot have moved it",
     "SELECT h.player FROM rating_history h JOIN games g ON g.id=h.game WHERE g.rated=0 OR "
     "g.reason "
     "IS NULL OR g.variant<>h.variant OR g.updated<>h.at OR NOT EXISTS (SELECT 1 FROM seated s "
     "WHERE s.game=h.game AND s.holder=h.player)"},
    {"a game has moved a rating twice",
     "SELECT game FROM rating_history GROUP BY game, player HAVING count(*)>1"},
    {"a rating is out of bounds",
     "SELECT player FROM rating_history WHERE rating NOT BETWEEN -5000 AND 9000 OR deviation NOT "
     "BETWEEN 24 AND 351 OR volatility NOT BETWEEN 0 AND 0.2"},
    {"a score is not the opponent's, mirrored",
     "SELECT a.player FROM tallies a LEFT JOIN tallies b ON b.player=a.opponent AND "
     "b.opponent=a.player AND b.variant=a.variant WHERE a.opponent<>'' AND a.opponent NOT IN "
     "(SELECT player FROM former_accounts) AND (b.player IS NULL OR b.won<>a.lost OR "
     "b.lost<>a.won OR b.drawn<>a.drawn)"},
    {"a score is damaged",
     "SELECT player FROM tallies WHERE player='' OR NOT @plain(player) OR NOT @plain(opponent) OR "
     "player=opponent OR won<0 OR drawn<0 OR lost<0 OR won+drawn+lost=0"},
    {"a line of chat is damaged",
     "SELECT c.game FROM chat c JOIN games g ON g.id=c.game WHERE c.at<g.created-86400000 OR "
     "c.at>@late OR c.player='' OR NOT @plain(c.player) OR (c.phrase='')=(c.text='') OR NOT "
     "@plain(c.phrase)"},
    {"a plan or note belongs to nobody in the game",
     "SELECT p.game FROM private_texts p WHERE NOT EXISTS (SELECT 1 FROM seated s WHERE "
     "s.game=p.game AND s.holder=p.player)"},
    {"an invitation is damaged",
     "SELECT id FROM invitations WHERE id='' OR NOT @plain(id) OR host='' OR NOT @plain(host) OR "
     "created<0 OR created>@late OR expires<=created OR expires>created+34560000000 OR "
     "(game IS NOT NULL)<>(phase='begun') OR (invited IS NOT NULL AND (invited=host OR NOT "
     "@plain(invited) OR invited='')) OR (rated=1 AND time='') OR late>20 OR game=rematch_of"},
    {"an invitation has begun another game",
     "SELECT i.id FROM invitations i JOIN games g ON g.id=i.game WHERE g.variant<>i.variant OR "
     "g.rules<>i.rules OR g.start<>i.start OR g.time<>i.time OR g.rated<>i.rated OR "
     "g.late<>i.late"},
    {"a rematch is of another kind",
     "SELECT i.id FROM invitations i JOIN games g ON g.id=i.rematch_of WHERE g.variant<>i.variant"},
};

/// For SQLite only: a table of PostgreSQL's workers has rows nowhere else, and numbers have gaps
/// there after a rollback.
inline constexpr TableRule file_rules[] = {
    {"a file has no jobs of workers",
     "SELECT server FROM thoughts UNION ALL SELECT name FROM workers"},
    {"a file has no lease", "SELECT owner FROM leases WHERE owner<>'' OR epoch<>0"},
};

}  // namespace camlann::server
