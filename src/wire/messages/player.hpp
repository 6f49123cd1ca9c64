#pragma once
// What is told of players: their ratings and scores, and who leads.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/game.hpp"

namespace camlann {

namespace message {

enum class Speed : std::uint8_t { fast, slow, days };

struct RatingNow {
  std::string variant;
  Speed speed{};
  int rating = 0;
  int deviation = 0;
  bool provisional = false;
  int games = 0;
  std::optional<std::string> updated;

  bool operator==(const RatingNow&) const = default;
};

struct VariantScore {
  std::string variant;
  int won = 0;
  int drawn = 0;
  int lost = 0;

  bool operator==(const VariantScore&) const = default;
};

struct OpponentScore {
  std::string id;
  std::string name;
  int won = 0;
  int drawn = 0;
  int lost = 0;
  bool bot = false;

  bool operator==(const OpponentScore&) const = default;
};

struct PlayerPage {
  std::string id;
  std::string name;
  std::optional<int> level;
  std::optional<std::string> since;
  std::vector<RatingNow> ratings;
  std::vector<VariantScore> scores;
  std::vector<OpponentScore> opponents;
  std::vector<Summary> games;
  bool followed = false;
  bool blocked = false;
  bool bot = false;
  bool gone = false;

  bool operator==(const PlayerPage&) const = default;
};

struct NamedPlayer {
  std::string id;
  std::string name;
  bool bot = false;

  bool operator==(const NamedPlayer&) const = default;
};

struct FoundPlayers {
  std::vector<NamedPlayer> players;

  bool operator==(const FoundPlayers&) const = default;
};

struct Circle {
  std::vector<NamedPlayer> follows;
  std::vector<NamedPlayer> blocks;
  std::vector<NamedPlayer> mutes;
  std::vector<Summary> games;

  bool operator==(const Circle&) const = default;
};

struct RatingPoint {
  std::string at;
  int rating = 0;
  int deviation = 0;
  bool provisional = false;
  std::string game;

  bool operator==(const RatingPoint&) const = default;
};

struct RatingHistory {
  std::string variant;
  Speed speed{};
  std::vector<RatingPoint> points;

  bool operator==(const RatingHistory&) const = default;
};

struct Leader {
  std::string id;
  std::string name;
  int rating = 0;
  int deviation = 0;
  int games = 0;
  bool bot = false;

  bool operator==(const Leader&) const = default;
};

struct LevelRating {
  int level = 0;
  int rating = 0;

  bool operator==(const LevelRating&) const = default;
};

struct Leaders {
  std::string variant;
  Speed speed{};
  int deviation = 0;
  std::vector<Leader> leaders;
  std::vector<LevelRating> levels;

  bool operator==(const Leaders&) const = default;
};

}  // namespace message

template <>
struct Words<message::Speed> {
  using enum message::Speed;
  static constexpr Word<message::Speed> table[] = {{fast, "fast"}, {slow, "slow"}, {days, "days"}};
};

namespace wire {

inline constexpr const char* about_deviation =
    "How sure the rating is: in 95 of 100 cases the player's strength is within two of these";
inline constexpr const char* about_provisional = "Shown as `1571?`";

template <>
struct Description<message::Speed> {
  static constexpr std::string_view name = "Speed";
  static constexpr std::string_view text =
      "`fast`: 40 moves take less than ten minutes of a clock; `days`: days for each move";
};

template <>
struct Description<message::RatingNow> {
  static constexpr std::string_view name = "RatingNow";
  static constexpr std::string_view text = "A rating as it is now";
  static constexpr void fields(auto&& field) {
    using message::RatingNow;
    field("variant", &RatingNow::variant, {.text = "Its id"});
    field("speed", &RatingNow::speed, {});
    field("rating", &RatingNow::rating, {});
    field("deviation", &RatingNow::deviation, {.text = about_deviation, .least = 0});
    field("provisional", &RatingNow::provisional, {.text = about_provisional});
    field("games", &RatingNow::games, {.text = "That were rated", .least = 0});
    field("updated", &RatingNow::updated,
          {.text = "After the last of them; null for a computer", .format = "date-time"});
  }
};

template <>
struct Description<message::VariantScore> {
  static constexpr std::string_view name = "VariantScore";
  static constexpr std::string_view text = "Finished games with others, rated or not";
  static constexpr void fields(auto&& field) {
    using message::VariantScore;
    field("variant", &VariantScore::variant, {.text = "Its id"});
    field("won", &VariantScore::won, {.least = 0});
    field("drawn", &VariantScore::drawn, {.least = 0});
    field("lost", &VariantScore::lost, {.least = 0});
  }
};

template <>
struct Description<message::OpponentScore> {
  static constexpr std::string_view name = "OpponentScore";
  static constexpr std::string_view text = "Finished games against somebody";
  static constexpr void fields(auto&& field) {
    using message::OpponentScore;
    field("id", &OpponentScore::id, {});
    field("name", &OpponentScore::name, {.text = "May be empty"});
    field("won", &OpponentScore::won, {.least = 0});
    field("drawn", &OpponentScore::drawn, {.least = 0});
    field("lost", &OpponentScore::lost, {.least = 0});
    field("bot", &OpponentScore::bot, about_bot);
  }
};

template <>
struct Description<message::PlayerPage> {
  static constexpr std::string_view name = "PlayerPage";
  static constexpr std::string_view text = "What everybody may know of a player";
  static constexpr void fields(auto&& field) {
    using message::PlayerPage;
    field("id", &PlayerPage::id, {.text = "As in `Player`; `level-3` for a computer"});
    field("name", &PlayerPage::name, {.text = "The last one given; may be empty"});
    field("level", &PlayerPage::level,
          {.text = "Of a computer; left out for a person", .left_out = true});
    field("since", &PlayerPage::since,
          {.text = "The first game with others; null for none", .format = "date-time"});
    field("ratings", &PlayerPage::ratings,
          {.text = "Of a computer those that are published, which never move"});
    field("scores", &PlayerPage::scores, {});
    field("opponents", &PlayerPage::opponents, {.text = "Those met most often, at most 20"});
    field("games", &PlayerPage::games, {.text = "With others, the newest 20"});
    field("followed", &PlayerPage::followed, {.text = "By who asks"});
    field("blocked", &PlayerPage::blocked, {.text = "By who asks"});
    field("bot", &PlayerPage::bot, about_bot);
    field("gone", &PlayerPage::gone,
          {.text = "True where the account has been deleted; else left out", .left_out = true});
  }
};

template <>
struct Description<message::NamedPlayer> {
  static constexpr std::string_view name = "NamedPlayer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("id", &message::NamedPlayer::id, {});
    field("name", &message::NamedPlayer::name, {.text = "May be empty"});
    field("bot", &message::NamedPlayer::bot, about_bot);
  }
};

template <>
struct Description<message::FoundPlayers> {
  static constexpr std::string_view name = "FoundPlayers";
  static constexpr std::string_view text = "Accounts whose names begin as asked";
  static constexpr void fields(auto&& field) {
    field("players", &message::FoundPlayers::players, {.text = "By name, at most 10"});
  }
};

template <>
struct Description<message::Circle> {
  static constexpr std::string_view name = "Circle";
  static constexpr std::string_view text = "Whom I follow and block";
  static constexpr void fields(auto&& field) {
    using message::Circle;
    field("follows", &Circle::follows, {});
    field("blocks", &Circle::blocks, {});
    field("mutes", &Circle::mutes, {.text = "Whose chat I do not read"});
    field("games", &Circle::games, {.text = "That go on, of those whom I follow"});
  }
};

template <>
struct Description<message::RatingPoint> {
  static constexpr std::string_view name = "RatingPoint";
  static constexpr std::string_view text = "A rating right after a game";
  static constexpr void fields(auto&& field) {
    using message::RatingPoint;
    field("at", &RatingPoint::at, {.format = "date-time"});
    field("rating", &RatingPoint::rating, {});
    field("deviation", &RatingPoint::deviation, {.text = about_deviation, .least = 0});
    field("provisional", &RatingPoint::provisional, {.text = about_provisional});
    field("game", &RatingPoint::game, {.text = "Its id"});
  }
};

template <>
struct Description<message::RatingHistory> {
  static constexpr std::string_view name = "RatingHistory";
  static constexpr std::string_view text = "How one rating has moved";
  static constexpr void fields(auto&& field) {
    using message::RatingHistory;
    field("variant", &RatingHistory::variant, {.text = "Its id"});
    field("speed", &RatingHistory::speed, {});
    field("points", &RatingHistory::points, {.text = "The oldest first; the last 500 games"});
  }
};

template <>
struct Description<message::Leader> {
  static constexpr std::string_view name = "Leader";
  static constexpr std::string_view text = "A place on a leader board";
  static constexpr void fields(auto&& field) {
    using message::Leader;
    field("id", &Leader::id, {});
    field("name", &Leader::name, {.text = "May be empty"});
    field("rating", &Leader::rating, {});
    field("deviation", &Leader::deviation, {.text = about_deviation, .least = 0});
    field("games", &Leader::games, {.text = "That were rated", .least = 1});
    field("bot", &Leader::bot, about_bot);
  }
};

template <>
struct Description<message::LevelRating> {
  static constexpr std::string_view name = "LevelRating";
  static constexpr std::string_view text = "The published rating of a computer";
  static constexpr void fields(auto&& field) {
    using message::LevelRating;
    field("level", &LevelRating::level, {.least = 1});
    field("rating", &LevelRating::rating, {});
  }
};

template <>
struct Description<message::Leaders> {
  static constexpr std::string_view name = "Leaders";
  static constexpr std::string_view text = "The best players of a game at a speed";
  static constexpr void fields(auto&& field) {
    using message::Leaders;
    field("variant", &Leaders::variant, {.text = "Its id"});
    field("speed", &Leaders::speed, {});
    field("deviation", &Leaders::deviation,
          {.text = "Whose rating is less sure than this is left out", .least = 0});
    field("leaders", &Leaders::leaders, {.text = "The best first, at most 50"});
    field("levels", &Leaders::levels, {.text = "Of the computer, where they were measured"});
  }
};

}  // namespace wire
}  // namespace camlann
