#include "server/messages/webhooks.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "server/core/clock.hpp"
#include "server/model/club.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/webhook.hpp"
#include "server/model/word_list.hpp"
#include "tournament/standings.hpp"
#include "wire/messages/webhook.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int webhook_depth = 4;
/// Games of a round, and places of a standing, in one event.
constexpr std::size_t most_in_event = 200;

std::string event_json(WebhookKind kind, Millis at, message::WebhookData data) {
  return wire::to_json(
      message::WebhookEvent{std::string(word_of(kind)), to_iso(at), std::move(data)});
}

message::WebhookPlayer player_of(const KeptTournament& kept, const tournament::PlayerId& player) {
  return {player, kept.name_of(player)};
}

message::WebhookData data_of(const std::string& club, const KeptTournament& kept,
                             const WordList& words) {
  const auto& meta = kept.meta();
  message::WebhookTournament made;
  made.id = meta.id;
  made.name = shown(meta.name, words, hidden_name);
  made.variant = meta.variant;
  made.path = "/tournament/" + meta.id;
  if (!meta.league.empty()) made.league = meta.league;
  made.players = kept.standing().players;
  message::WebhookData data;
  data.club = club;
  data.tournament = std::move(made);
  return data;
}

message::WebhookGame game_of(const KeptTournament& kept, BoardAt at) {
  const auto& pairing = kept.state().rounds[at.round].pairings[at.board];
  message::WebhookGame made;
  made.board = static_cast<int>(at.board) + 1;
  made.white = player_of(kept, pairing.white);
  made.black = player_of(kept, pairing.black);
  made.result = pairing.score;
  const auto& game = kept.game(at);
  if (!game.empty()) made.path = "/game/" + game;
  return made;
}

}  // namespace

std::string webhook_json(const std::optional<Webhook>& webhook,
                         const std::vector<WebhookDelivery>& deliveries, bool fresh_secret) {
  message::Webhook made;
  if (webhook) {
    made.url = webhook->url;
    if (fresh_secret) made.secret = webhook->secret;
    if (webhook->failing) made.failing = to_iso(*webhook->failing);
    if (webhook->stopped) made.stopped = to_iso(*webhook->stopped);
    made.missed = webhook->missed;
  }
  for (const auto& one : deliveries) {
    auto& told = made.deliveries.emplace_back();
    told.id = one.id;
    told.type = word_of(one.kind);
    told.at = to_iso(one.at);
    told.tries = one.tries;
    if (one.due) told.next = to_iso(*one.due);
    told.status = one.status;
    if (one.tried) told.tried = to_iso(*one.tried);
  }
  return wire::to_json(made);
}

Result<std::string> read_webhook(std::string_view body) {
  return wire::read<message::SetWebhook>(body, webhook_depth).map([](message::SetWebhook&& read) {
    return std::move(read.url);
  });
}

std::string test_event(const std::string& club, Millis at) {
  message::WebhookData data;
  data.club = club;
  return event_json(WebhookKind::test, at, std::move(data));
}

std::string member_event(const std::string& club, const Member& member) {
  message::WebhookData data;
  data.club = club;
  data.member = message::WebhookPlayer{member.player, member.name};
  return event_json(WebhookKind::member_joined, member.since, std::move(data));
}

std::string news_event(const std::string& club, const ClubPost& post) {
  message::WebhookData data;
  data.club = club;
  data.author = message::WebhookPlayer{post.player, post.name};
  data.text = post.text;
  return event_json(WebhookKind::news, post.at, std::move(data));
}

std::string round_event(const std::string& club, WebhookKind kind, const KeptTournament& kept,
                        std::size_t round, Millis at, const WordList& words) {
  auto data = data_of(club, kept, words);
  if (kind == WebhookKind::round_paired) {
    data.round = static_cast<int>(round) + 1;
    const auto& paired = kept.state().rounds[round];
    for (std::size_t board = 0; board < std::min(paired.pairings.size(), most_in_event); ++board) {
      data.games.push_back(game_of(kept, {round, board}));
    }
    for (const auto& bye : paired.byes) data.byes.push_back(player_of(kept, bye.player));
  }
  return event_json(kind, at, std::move(data));
}

std::string result_event(const std::string& club, const KeptTournament& kept, BoardAt board,
                         bool corrected, Millis at, const WordList& words) {
  auto data = data_of(club, kept, words);
  data.round = static_cast<int>(board.round) + 1;
  data.games.push_back(game_of(kept, board));
  data.corrected = corrected;
  return event_json(WebhookKind::result, at, std::move(data));
}

std::string ended_event(const std::string& club, const KeptTournament& kept, Millis at,
                        const WordList& words) {
  auto data = data_of(club, kept, words);
  for (const auto& line : tournament::shown_standings(kept.state())) {
    if (data.standing.size() == most_in_event) break;
    data.standing.push_back(
        {static_cast<int>(line.place), player_of(kept, line.player), line.halves / 2.0});
  }
  return event_json(WebhookKind::tournament_ended, at, std::move(data));
}

std::string season_event(WebhookKind kind, const KeptLeague& league, Millis at,
                         const WordList& words) {
  message::WebhookData data;
  data.club = league.meta.club;
  message::WebhookLeague made;
  made.id = league.meta.id;
  made.name = shown(league.meta.name, words, hidden_name);
  made.path = "/league/" + league.meta.id;
  made.season = static_cast<int>(league.state.seasons);
  data.league = std::move(made);
  return event_json(kind, at, std::move(data));
}

}  // namespace camlann::server
