#pragma once
// Players: ratings, scores and leader boards.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/game.hpp"

namespace camlann {

namespace message {

enum class Speed : std::uint8_t { fast, slow, days };

inline constexpr const char* about_deviation =
    "How sure the rating is: in 95 of 100 cases the player's strength is within two of these";
inline constexpr const char* about_provisional = "Shown as `1571?`";

struct RatingNow {
  MESSAGE(RatingNow, "A rating as it is now");
  FIELD(std::string, variant, "Its id");
  FIELD(Speed, speed) {};
  FIELD(int, rating) = 0;
  FIELD(int, deviation, about_deviation, .least = 0) = 0;
  FIELD(bool, provisional, about_provisional) = false;
  FIELD(int, games, "That were rated; none for an imported rating", .least = 0) = 0;
  FIELD(std::optional<std::string>, updated, "After the last of them; null for a computer",
        .format = "date-time");
};

struct VariantScore {
  MESSAGE(VariantScore, "Finished games with others, rated or not");
  FIELD(std::string, variant, "Its id");
  FIELD(int, won, "", .least = 0) = 0;
  FIELD(int, drawn, "", .least = 0) = 0;
  FIELD(int, lost, "", .least = 0) = 0;
};

struct OpponentScore {
  MESSAGE(OpponentScore, "Finished games against somebody");
  FIELD(std::string, id);
  FIELD(std::string, name, "May be empty");
  FIELD(int, won, "", .least = 0) = 0;
  FIELD(int, drawn, "", .least = 0) = 0;
  FIELD(int, lost, "", .least = 0) = 0;
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
};

struct NamedPlayer {
  MESSAGE(NamedPlayer);
  FIELD(std::string, id);
  FIELD(std::string, name, "May be empty");
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
};

struct PlayerPage {
  MESSAGE(PlayerPage, "What everybody may know of a player");
  FIELD(std::string, id, "As in `Player`; `level-3` for a computer");
  FIELD(std::string, name, "The last one given; may be empty");
  FIELD(std::optional<int>, level, "Of a computer; left out for a person", .left_out = true);
  FIELD(std::optional<std::string>, since, "The first game with others; null for none",
        .format = "date-time");
  FIELD(std::vector<RatingNow>, ratings,
        "Of a computer those that are published, which never move");
  FIELD(std::vector<VariantScore>, scores);
  FIELD(std::vector<OpponentScore>, opponents,
        "Those met most often, at most 20; `/api/players/{id}/opponents` has all");
  FIELD(std::vector<Summary>, games, "With others, the newest 20");
  FIELD(bool, followed, "By who asks") = false;
  FIELD(bool, blocked, "By who asks") = false;
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
  FIELD(std::vector<NamedPlayer>, imported, "Imported players that this account is");
  FIELD(bool, gone, "True where the account has been deleted; else left out",
        .left_out = true) = false;
};

struct Opponents {
  MESSAGE(Opponents, "The opponents of a player, those met most often first");
  FIELD(std::vector<OpponentScore>, opponents);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct FoundPlayers {
  MESSAGE(FoundPlayers, "Accounts whose names begin as asked");
  FIELD(std::vector<NamedPlayer>, players, "By name, at most 10");
};

struct Circle {
  MESSAGE(Circle, "Whom I follow and block");
  FIELD(std::vector<NamedPlayer>, follows);
  FIELD(std::vector<NamedPlayer>, blocks);
  FIELD(std::vector<NamedPlayer>, mutes, "Whose chat I do not read");
  FIELD(std::vector<Summary>, games, "That go on, of those whom I follow");
};

struct RatingPoint {
  MESSAGE(RatingPoint, "A rating right after a game, or an imported one");
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(int, rating) = 0;
  FIELD(int, deviation, about_deviation, .least = 0) = 0;
  FIELD(bool, provisional, about_provisional) = false;
  FIELD(std::optional<std::string>, game, "Its id; left out for an imported rating",
        .left_out = true);
};

struct RatingHistory {
  MESSAGE(RatingHistory, "How one rating has moved");
  FIELD(std::string, variant, "Its id");
  FIELD(Speed, speed) {};
  FIELD(std::vector<RatingPoint>, points,
        "The oldest first; the last 500. Imported ratings come before the games");
};

struct Leader {
  MESSAGE(Leader, "A place on a leader board");
  FIELD(std::string, id);
  FIELD(std::string, name, "May be empty");
  FIELD(int, rating) = 0;
  FIELD(int, deviation, about_deviation, .least = 0) = 0;
  FIELD(int, games, "That were rated; none for an imported rating", .least = 0) = 0;
  FIELD_LIKE(bool, bot, about_bot) = false;
};

struct LevelRating {
  MESSAGE(LevelRating, "The published rating of a computer");
  FIELD(int, level, "", .least = 1) = 0;
  FIELD(int, rating) = 0;
};

struct Leaders {
  MESSAGE(Leaders, "The best players of a game at a speed");
  FIELD(std::string, variant, "Its id");
  FIELD(Speed, speed) {};
  FIELD(int, deviation, "Whose rating is less sure than this is left out", .least = 0) = 0;
  FIELD(std::vector<Leader>, leaders, "The best first");
  FIELD(std::vector<Leader>, imported,
        "Imported players whose ratings no account plays with yet, the best first");
  FIELD(std::vector<LevelRating>, levels, "Of the computer, where they were measured");
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

}  // namespace message

template <>
struct Words<message::Speed> {
  using enum message::Speed;
  static constexpr Word<message::Speed> table[] = {{fast, "fast"}, {slow, "slow"}, {days, "days"}};
};

namespace wire {

template <>
inline constexpr Title title<message::Speed>{
    "Speed", "`fast`: 40 moves take less than ten minutes of a clock; `days`: days for each move"};

}  // namespace wire
}  // namespace camlann
