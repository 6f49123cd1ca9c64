#pragma once
// Webhooks of clubs: requests and answers of officers, and what is sent to the address.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tournament/event.hpp"
#include "wire/describe.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_webhook = 500;

struct SetWebhook {
  REQUEST(SetWebhook);
  FIELD(std::string, url, "An https address of a public host, at the usual port",
        .required = "an https address", .most = longest_webhook, .one_line = true);
};

struct WebhookDelivery {
  MESSAGE(WebhookDelivery);
  FIELD(std::string, id, "As in the header `webhook-id`");
  FIELD(std::string, type, "Of the event");
  FIELD(std::string, at, "When it happened", .format = "date-time");
  FIELD(int, tries, "", .least = 0) = 0;
  FIELD(std::optional<std::string>, next, "The time of the next try; left out if there is none",
        .left_out = true, .format = "date-time");
  FIELD(std::optional<int>, status,
        "The status of the last answer, 0 without an answer; left out before the first try",
        .left_out = true);
  FIELD(std::optional<std::string>, tried, "The time of the last try", .left_out = true,
        .format = "date-time");
};

struct Webhook {
  MESSAGE(Webhook, "The webhook of a club, for its officers");
  FIELD(std::optional<std::string>, url, "Left out if there is none", .left_out = true);
  FIELD(std::optional<std::string>, secret,
        "Signs the events; only in the answer that has made it, never again", .left_out = true);
  FIELD(std::optional<std::string>, failing, "Since then no try has succeeded", .left_out = true,
        .format = "date-time");
  FIELD(std::optional<std::string>, stopped,
        "It failed for too long and was stopped then; the next SetWebhook starts it",
        .left_out = true, .format = "date-time");
  FIELD(std::int64_t, missed, "Events that were left out because too many waited") = 0;
  FIELD(std::vector<WebhookDelivery>, deliveries, "The newest first");
};

// The events

struct WebhookPlayer {
  MESSAGE(WebhookPlayer);
  FIELD(std::string, id);
  FIELD(std::string, name);
};

struct WebhookTournament {
  MESSAGE(WebhookTournament);
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(std::string, variant, "The id of the game");
  FIELD(std::string, path, "Of its page on this server");
  FIELD(std::optional<std::string>, league, "The id of its league, if it is a division",
        .left_out = true);
  FIELD(int, players, "How many have entered") = 0;
};

struct WebhookGame {
  MESSAGE(WebhookGame);
  FIELD(int, board, "From 1") = 0;
  FIELD(WebhookPlayer, white);
  FIELD(WebhookPlayer, black);
  FIELD(tournament::Score, result) {};
  FIELD(std::optional<std::string>, path, "Of the game's page; left out if it is played elsewhere",
        .left_out = true);
};

struct WebhookPlace {
  MESSAGE(WebhookPlace);
  FIELD(int, place, "Shared by tied players") = 0;
  FIELD(WebhookPlayer, player);
  FIELD(double, points, "", .decimals = 1) = 0;
};

struct WebhookLeague {
  MESSAGE(WebhookLeague);
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(std::string, path, "Of its page on this server");
  FIELD(int, season, "From 1") = 0;
};

struct WebhookData {
  MESSAGE(WebhookData, "About an event; by its type, some fields are left out");
  FIELD(std::string, club, "The address of the club");
  FIELD(std::optional<WebhookTournament>, tournament, "", .left_out = true);
  FIELD(std::optional<int>, round, "From 1", .left_out = true);
  FIELD(std::vector<WebhookGame>, games, "Of the round, or the game with a result; at most 200",
        .left_out = true);
  FIELD(std::vector<WebhookPlayer>, byes, "Of the round", .left_out = true);
  FIELD(bool, corrected, "Whether the result replaces another one", .left_out = true) = false;
  FIELD(std::vector<WebhookPlace>, standing, "The best first; at most 200", .left_out = true);
  FIELD(std::optional<WebhookLeague>, league, "", .left_out = true);
  FIELD(std::optional<WebhookPlayer>, member, "Who has joined", .left_out = true);
  FIELD(std::optional<WebhookPlayer>, author, "Of the news", .left_out = true);
  FIELD(std::optional<std::string>, text, "The news", .left_out = true);
};

struct WebhookEvent {
  MESSAGE(WebhookEvent, "What is sent to the webhook of a club");
  FIELD(std::string, type,
        "webhook.test, tournament.started, tournament.round, tournament.result, tournament.ended, "
        "league.season_started, league.season_ended, club.member_joined or club.news");
  FIELD(std::string, timestamp, "When it happened", .format = "date-time");
  FIELD(WebhookData, data);
};

}  // namespace camlann::message
