INSERT INTO accounts (id, name, folded, kind, admin, created, password, mail, mail_proven)
  VALUES ('p1', 'Ann Ü', 'annu', 'person', 1, 17, 'x', 'a@example.org', 1), ('p2', 'B', 'b', 'bot', 0, 18, 'y', NULL, 0);
INSERT INTO sessions (key, id, account, browser, made, used) VALUES ('k', 's', 'p1', 'Firefox', 1, 2);
INSERT INTO tokens (key, id, account, name, made, used) VALUES ('t', 'ti', 'p2', 'engine', 1, NULL);
INSERT INTO former_accounts (player, ended) VALUES ('gone', 3);
INSERT INTO reserved_names (folded, player, until) VALUES ('old', 'p1', 99);
INSERT INTO players_before (player) VALUES ('before');
INSERT INTO ratings (player, variant, speed, rating, deviation, volatility, games, updated) VALUES ('p1', 'cam', 'fast', 1500.5, 350, 0.06, 1, 5);
INSERT INTO tallies (player, opponent, variant, won, drawn, lost) VALUES ('p1', 'p2', 'cam', 1, 2, 3);
INSERT INTO mutes (holder, muted) VALUES ('p1', 'p2');
INSERT INTO bonds (player, kind, other, since) VALUES ('p1', 'follow', 'p2', 7);
INSERT INTO clubs (address, name, about, director, open, code, created, code_until, approval)
  VALUES ('river', 'River', 'on it', 'p1', 1, 'c', 8, 99, 1);
INSERT INTO members (club, place, player, name, since) VALUES ('river', 1, 'p1', 'Ann', 8), ('river', 2, 'p2', 'B', 9);
INSERT INTO club_applicants (club, player, name, phase, tries, at) VALUES ('river', 'p3', 'C', 'waiting', 1, 9);
INSERT INTO club_posts (club, number, player, name, at, letter, text) VALUES ('river', 1, 'p1', 'Ann', 9, 1, 'On Friday.');
INSERT INTO webhooks (club, url, secret, made, failing, stopped, missed) VALUES ('river', 'https://club.example/in', 'whsec_AAAA', 9, 10, NULL, 1);
INSERT INTO webhook_events (club, number, id, kind, at, body, tries, due, status, tried)
  VALUES ('river', 1, 'e1', 'club.news', 9, '', 1, NULL, 200, 10), ('river', 2, 'e2', 'club.news', 9, '{}', 1, 99, 500, 10);
INSERT INTO leaves (player, began, ended) VALUES ('p1', 1, 2);
INSERT INTO push_subscriptions (endpoint, player, public_key, secret, created) VALUES ('https://push.example.org/1', 'p1', 'k', 's', 1);
INSERT INTO imported_players (id, name, folded, federation_id, made) VALUES ('imp1', 'Zoe Old', 'zoe old', '4711', 5);
INSERT INTO imported_ratings (imported, variant, speed, rating, deviation, games, at) VALUES ('imp1', 'cam', 'slow', 1875, 60, 40, 5);
INSERT INTO imported_history (imported, variant, speed, at, rating, deviation, games) VALUES ('imp1', 'cam', 'slow', 0, 1850, 70, 30);
INSERT INTO claims (imported, player, text, at, phase, answered) VALUES ('imp1', 'p1', 'It is me', 6, 'confirmed', 7);
INSERT INTO rating_starts (player, variant, speed, rating, deviation, volatility, at, imported) VALUES ('p1', 'cam', 'slow', 1875, 60, 0.06, 7, 'imp1');
INSERT INTO notices (subject, kind, channel, player, mark, due, tries) VALUES ('g1', 'turn', 'push', 'p1', 1, NULL, 0);
INSERT INTO notice_wishes (player, no_push, no_mail, quiet_from, quiet_until, ahead) VALUES ('p1', '["low"]', '[]', 1320, 480, 60);
INSERT INTO mail_reminders (player, since) VALUES ('p1', 4);
INSERT INTO mail_codes (code, purpose, player, mail, made, until) VALUES ('c', 'prove', 'p1', 'a@example.org', 1, 2);
INSERT INTO letters (purpose, player, mail, due, tries) VALUES ('prove', 'p1', 'a@example.org', 1, 0);
INSERT INTO reports (about, about_name, reporter, reporter_name, subject, game, text, at, closed) VALUES ('p2', 'B', 'p1', 'Ann', 'chat', 'g1', 'rude', 5, NULL);
INSERT INTO measures (kind, target, name, reason, since, until, lifted) VALUES ('mute', 'p2', 'B', 'rude', 5, 6, NULL);
INSERT INTO host_log (at, by, deed, target, name, reason, until) VALUES (5, 'Ann', 'mute', 'p2', 'B', 'rude', 6);
INSERT INTO unwanted_words (word) VALUES ('drat');
INSERT INTO site_settings (setting, text) VALUES ('name', 'Camelot Club');
INSERT INTO leagues (id, name, director, director_name, club, public, variant, rules, days, rated, cycles, division_size, movers, nonce, created, phase, players, season, about, prizes, contact, cap, lowest, highest, code, approval, deleted)
  VALUES ('l1', 'League', 'p1', 'Ann', NULL, 1, 'cam', 'wcf', 2, 1, 1, 3, 1, 'n', 1, 'playing', 3, 1, 'A line', 'A cup', 'Ann', 8, 1200, 1900, 'sesame', 1, 7);
INSERT INTO league_applicants (league, player, name, phase, tries, at) VALUES ('l1', 'p2', 'B', 'refused', 2, 5);
INSERT INTO league_players (league, player, name, division, place, gone, waits, rating) VALUES ('l1', 'p1', 'Ann', 1, 1, 0, NULL, 1500);
INSERT INTO studies (id, owner, title, open, version, made, updated) VALUES ('st', 'p1', 'Endings', 0, 1, 1, 1);
INSERT INTO study_chapters (study, number, version, bytes, name, variant, rules, start, text, place) VALUES ('st', 1, 2, 4, 'One', 'cam', 'wcf', NULL, 'text', 2);
INSERT INTO study_states (study, chapter, version, player, began, at, bytes, text) VALUES ('st', 1, 1, 'p1', 1, 2, 3, 'old');
INSERT INTO tournaments (id, name, director, director_name, public, variant, rules, days, rated, terms, lasts, created, version, phase, players, rounds, updated, league, calendar, missed, following, deleted)
  VALUES ('t1', 'Cup', 'p1', 'Ann', 1, 'cam', 'wcf', 2, 1, '{}', 9, 1, 1, 'running', 2, 1, 1, 'l1', '{"repeats":"week"}', 1, 't2', 8);
INSERT INTO tournament_events (tournament, version, event, with_it, at) VALUES ('t1', 1, '{"event":"entered"}', '["Ann"]', 1);
INSERT INTO entrants (player, tournament) VALUES ('p1', 't1');
INSERT INTO applicants (tournament, player, name, phase, tries, at) VALUES ('t1', 'p2', 'B', 'refused', 2, 5);
INSERT INTO event_chat (event, number, kind, player, name, phrase, text, at, removed)
  VALUES ('t1', 1, 'said', 'p1', 'Ann', 'hello', '', 5, 0), ('t1', 2, 'announced', 'p2', 'B', '', 'Round two at eight.', 6, 0), ('t1', 3, 'closed', 'p2', 'B', '', '', 7, 0);
INSERT INTO team_clubs (tournament, club, agreed) VALUES ('t1', 'river', 1);
INSERT INTO league_divisions (league, season, division, tournament) VALUES ('l1', 1, 1, 't1');
INSERT INTO directors (kind, event, player, place, name) VALUES ('tournament', 't1', 'p2', 1, 'B');
INSERT INTO director_log (kind, event, number, at, act, by, by_name, about, about_name, round, board, result)
  VALUES ('tournament', 't1', 1, 5, 'gave', 'p1', 'Ann', '', '', 1, 2, '1-0');
INSERT INTO progress (player, part, version, text) VALUES ('p1', 'days', 1, '[1]');
INSERT INTO games (id, player, variant, rules, start, opponent, level, colour, seats, may_resign, nonce, created, version, plies, fen, seat, reason, winners, result_text, offer, can_claim, thinking, updated, shared, tournament, drawn_from)
  VALUES ('g1', 'p1', 'cam', 'wcf', '', 'person', 0, 'w', 'w 0:p1 Ann
b 0:p2 B
', 1, 'n', 17, 1, 0, 'now', 'w', NULL, 0, '', NULL, 0, 0, 18, 1, 't1', 'wcf,array=shuffled');
INSERT INTO seated (holder, since, game) VALUES ('p1', 17, 'g1'), ('p2', 17, 'g1');
INSERT INTO rating_history (player, variant, speed, number, game, at, rating, deviation, volatility) VALUES ('p1', 'cam', 'fast', 1, 'g1', 5, 1500.25, 349.5, 0.0599);
INSERT INTO chat (game, number, room, player, phrase, at, text) VALUES ('g1', 1, 'players', 'p1', '', 19, 'hello');
INSERT INTO private_texts (game, player, kind, text) VALUES ('g1', 'p1', 'note', 'x');
INSERT INTO invitations (id, host, nonce, variant, rules, start, seats, public, created, expires, version, phase, game, rematch_of)
  VALUES ('i1', 'p1', NULL, 'cam', 'wcf', '', '', 1, 1, 2, 1, 'begun', 'g1', NULL);
INSERT INTO events (game, version, kind, by, text, nonce, request, at, clock, spared, epoch) VALUES ('g1', 1, 'created', 'person', '', NULL, NULL, 17, 0, 0, 1);
