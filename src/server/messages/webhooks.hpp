#pragma once
// Reads and writes the messages about webhooks of clubs, and writes the events that are sent.
// Thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/model/club.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/webhook.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

/// `secret` is only shown if it is new.
[[nodiscard]] std::string webhook_json(const std::optional<Webhook>& webhook,
                                       const std::vector<WebhookDelivery>& deliveries,
                                       bool fresh_secret);
/// Returns the address.
[[nodiscard]] Result<std::string> read_webhook(std::string_view body);

// Events: each returns the text that is sent to this club.
[[nodiscard]] std::string test_event(const std::string& club, Millis at);
[[nodiscard]] std::string member_event(const std::string& club, const Member& member);
[[nodiscard]] std::string news_event(const std::string& club, const ClubPost& post);
/// Has the games of this round, from 0.
[[nodiscard]] std::string round_event(const std::string& club, WebhookKind kind,
                                      const KeptTournament& kept, std::size_t round, Millis at,
                                      const WordList& words);
/// Has the result of this game.
[[nodiscard]] std::string result_event(const std::string& club, const KeptTournament& kept,
                                       BoardAt board, bool corrected, Millis at,
                                       const WordList& words);
/// Has the final standing.
[[nodiscard]] std::string ended_event(const std::string& club, const KeptTournament& kept,
                                      Millis at, const WordList& words);
[[nodiscard]] std::string season_event(WebhookKind kind, const KeptLeague& league, Millis at,
                                       const WordList& words);

}  // namespace camlann::server
