#pragma once
// All limits on what clients can make the server store or do, in one place. Plain data, read-only
// once the server runs.

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/passwords.hpp"
#include "server/core/token_bucket.hpp"
#include "wire/messages/upload.hpp"

namespace camlann::server {

struct Limits {
  // HTTP
  std::size_t header_bytes = std::size_t{8} * 1024;
  std::size_t body_bytes = std::size_t{16} * 1024;
  std::size_t target_bytes = std::size_t{2} * 1024;
  std::chrono::seconds idle{30};     // for receiving a request, and for sending a response
  std::size_t connections = 20'000;  // at 13 kB each; lowered to fit the limit on open files
  std::size_t connections_per_address = 1024;
  Rate arrivals_per_address{1000, std::chrono::milliseconds(5)};  // new connections

  Rate checks_per_address{10, std::chrono::milliseconds(500)};  // of /readyz, which writes

  // Storage, in KiB: 128 MiB of a player and 512 MiB of an address, refilled in a day, and 2 GiB of
  // moves of an address's guests. A request that writes costs at least one (api/storage_gate.cpp).
  Rate stored_per_player{131'072, std::chrono::milliseconds(660)};
  Rate stored_per_address{524'288, std::chrono::milliseconds(165)};
  Rate moved_per_address{2'097'152, std::chrono::milliseconds(41)};

  // Socket
  std::size_t sockets_per_address = 512;  // enough for a school
  std::size_t message_bytes = std::size_t{4} * 1024;
  Rate messages{60, std::chrono::milliseconds(50)};
  std::size_t watches_per_socket = 32;
  std::size_t outgoing_bytes = std::size_t{1024} * 1024;               // not yet read by the client
  std::size_t outgoing_bytes_in_all = std::size_t{256} * 1024 * 1024;  // including unsent responses
  std::size_t missed_events = 64;  // sent one by one; beyond that, the whole state is sent
  std::size_t missed_bytes = std::size_t{256} * 1024;  // likewise; well below outgoing_bytes

  // Accounts. A school class may create theirs in one lesson.
  Rate new_accounts_per_address{40, std::chrono::seconds(60)};
  Rate passwords_per_address{60, std::chrono::seconds(2)};  // attempts
  Rate passwords_per_name{15, std::chrono::seconds(20)};
  Rate account_calls_per_address{240, std::chrono::milliseconds(250)};
  Rate exports_per_address{10, std::chrono::seconds(60)};
  std::size_t tokens_per_account = 20;
  std::size_t progress_parts = 160;  // of an account, at 12 kB each
  Rate wrong_tokens_per_address{30, std::chrono::seconds(2)};
  Rate calls_per_program{600, std::chrono::milliseconds(10)};  // with tokens of one account
  Rate letters_per_address{10, std::chrono::seconds(120)};     // requested letters with links
  int waiting_recoveries = 5000;                               // letters with a new password
  int waiting_confirmations = 1000;                            // letters to confirm an address
  QueueBounds accounts{.all = 128, .per_address = 32, .per_player = 8};
  std::size_t sessions_per_account = 50;
  std::chrono::hours session_lasts{24 * 400};                              // since the sign-in
  QueueBounds moderation{.all = 256, .per_address = 32, .per_player = 8};  // reports, host actions
  Rate reports_per_player{5, std::chrono::minutes(10)};
  Rate reports_per_address{20, std::chrono::minutes(1)};
  Rate moderation_calls_per_address{240, std::chrono::milliseconds(250)};
  PasswordCost passwords;

  // Games. An address may belong to a family or a school class.
  Rate new_games_per_address{300, std::chrono::seconds(2)};
  Rate hints_per_address{120, std::chrono::seconds(1)};
  Rate positions_per_address{240, std::chrono::milliseconds(100)};  // table lookups
  Rate private_texts_per_address{120, std::chrono::milliseconds(500)};
  Rate settings_per_address{60, std::chrono::seconds(2)};  // leave, reminders
  int subscriptions_per_player = 10;                       // browsers for push notices
  std::size_t invitations_per_player = 20;                 // waiting
  int listed_invitations = 200;
  std::size_t seekers = 1000;          // players searching for an opponent
  std::size_t bonds_per_player = 500;  // followed and blocked players
  Rate bonds_per_address{120, std::chrono::milliseconds(500)};
  Rate player_searches_per_address{120, std::chrono::milliseconds(200)};
  Rate seeks_per_address{120, std::chrono::milliseconds(200)};
  std::chrono::hours invitation_lasts{24 * 7};
  int listed_turns = 200;
  std::size_t waits_for_turns_per_player = 4;
  std::chrono::seconds wait_for_turns{60};  // at most
  Rate tournament_changes_per_address{120, std::chrono::milliseconds(500)};
  Rate corrections_per_player{20, std::chrono::seconds(30)};  // of results of rated games
  int tournaments_per_player = 10;                            // created and not over
  int tournaments_entered = 40;                               // not over
  std::size_t tournament_players = 128;
  Rate entry_codes_per_address{60, std::chrono::seconds(2)};  // of events, that are tried
  Rate entry_codes_per_player{10, std::chrono::seconds(30)};
  std::size_t applicants = 200;           // waiting to be accepted in an event or club
  int applications_per_player = 3;        // for an event or club
  Millis between_applications = 600'000;  // of a player that was refused
  std::int64_t returns_per_entrant = 5;   // into a tournament after leaving it
  std::size_t round_robin_games = 2016;   // of 64 players once, or of 45 twice
  int leagues_per_player = 5;             // created and not ended
  int leagues_entered = 10;               // not ended
  std::size_t league_players = 96;
  int clubs_per_player = 10;  // created
  std::size_t club_members = 300;
  int club_posts_a_day = 10;
  std::size_t tournaments_in_memory = 200;
  std::size_t tournament_events_at_once = 500;  // read in a turn, about 5 ms
  // Events of a tournament after which only entries, rounds, results and departures are taken.
  std::int64_t tournament_events = 1000;
  std::int64_t tournament_events_per_game = 4;  // further ones
  int unfinished_games_per_player = 200;  // with those that may begin in what the player entered
  int places_for_live_games = 20;         // of these, not for games by correspondence to come
  int games_per_player = 2000;
  std::size_t events_per_game = 4000;
  Rate chat_per_player{5, std::chrono::seconds(2)};
  Rate texts_per_address{30, std::chrono::seconds(1)};  // in chat, of all its players
  std::int64_t chat_lines_per_game = 500;
  std::size_t games_in_memory = 2000;
  std::size_t bytes_per_game = std::size_t{512} * 1024;
  std::size_t events_in_memory = 300'000;  // of all games
  QueueBounds commands{.all = 10000, .per_address = 2500, .per_player = 600};
  std::chrono::milliseconds round{5};  // longest time to take commands before they are saved
  Millis restart_grace = 10'000;       // clocks wait while players reconnect after a start
  // A longer pause of the games' thread is not charged to any player.
  Millis standstill = 3000;
  Millis lag = 100;  // per move of a live clock, for players without a socket to measure it
  QueueBounds hints{.all = 4096, .per_address = 64, .per_player = 4};
  std::size_t waiting_positions = 256;

  // Sheets to print
  Rate prints_per_address{60, std::chrono::seconds(1)};  // and their previews
  std::size_t sheets_per_print = 100;                    // half a second of work, 1 MB
  QueueBounds prints{.all = 16, .per_address = 4, .per_player = 2};

  // Pictures of positions
  Rate pictures_per_address{240, std::chrono::milliseconds(100)};
  Rate previews_per_address{240, std::chrono::milliseconds(100)};
  std::size_t picture_bytes = std::size_t{8} << 20;  // of the PNG files that are kept
  QueueBounds pictures{.all = 64, .per_address = 24, .per_player = 24};

  // The archive of games
  Rate archive_questions_per_address{120, std::chrono::milliseconds(200)};
  QueueBounds archive{.all = 256, .per_address = 32, .per_player = 8};
  std::chrono::milliseconds archive_question{1000};  // at most, for an answer
  std::size_t archive_filter_bytes = 500;            // of one filter
  int archive_games_of_player = 5000;                // covered by a search by player

  // Uploads of game files, in parts
  message::Uploaders uploaders = message::Uploaders::accounts;
  std::size_t part_bytes = std::size_t{128} * 1024;  // body with one part
  std::size_t parts_arriving = 64;                   // concurrent bodies longer than `body_bytes`
  std::size_t parts_arriving_per_address = 8;        // likewise
  std::size_t uploads_per_player = 100;              // stored files
  std::size_t uploaded_bytes_per_player = std::size_t{8} << 20;    // per day
  std::size_t uploaded_bytes_per_address = std::size_t{16} << 20;  // per day; double for a /56
  std::size_t uploaded_bytes = std::size_t{64} << 20;              // per day, of all players
  Rate upload_calls_per_address{240, std::chrono::milliseconds(100)};
  std::chrono::milliseconds slice{10};  // of the work on a part, between which others have turns
  std::chrono::milliseconds part_work{2000};  // processor time for playing the games of a part
  QueueBounds uploads{.all = 64, .per_address = 8, .per_player = 2};
};

}  // namespace camlann::server
