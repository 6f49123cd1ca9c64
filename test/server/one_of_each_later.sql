-- Rows of the tables that schema 32 did not have yet, for copy_test.cpp.
INSERT INTO directors (kind, event, player, place, name) VALUES ('tournament', 't1', 'p2', 1, 'B');
INSERT INTO director_log (kind, event, number, at, act, by, by_name, about, about_name, round, board, result)
  VALUES ('tournament', 't1', 1, 5, 'gave', 'p1', 'Ann', '', '', 1, 2, '1-0');
