#pragma once
// Players of a federation that were imported with their ratings: lists, their pages, and claims.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/player.hpp"

namespace camlann {

namespace message {

inline constexpr std::int64_t longest_claim = 200;
inline constexpr std::int64_t longest_player_list = 98'304;
inline constexpr std::int64_t longest_federation_id = 30;

enum class PlayerListForm : std::uint8_t { csv, trf };
enum class ListedAs : std::uint8_t { added, changed, same };
enum class ClaimPhase : std::uint8_t { waiting, confirmed, refused };

struct ImportPlayers {
  REQUEST(ImportPlayers);
  FIELD(std::string, text, "A list of players, or a part of it", .required = "a list of players",
        .most = longest_player_list, .in_bytes = true);
  FIELD(PlayerListForm, form, "A table, or FIDE's report file", .required = "csv or trf") {};
  FIELD(std::int64_t, line,
        "Of a later part, which repeats the first line of the file: the number of the line behind "
        "that",
        .least = 1, .most = 10'000'000) = 1;
  FIELD(std::string, variant, "The game of ratings that name none: its id",
        .required = "the id of a variant", .most = 40);
  FIELD(Speed, speed, "Of ratings that name none", .required = "fast, slow or days") {};
  FIELD(bool, save, "False: says only what each line would do") = false;
};

struct ListedLine {
  MESSAGE(ListedLine, "What a line of a list does");
  FIELD(std::int64_t, line, "From 1", .least = 1) = 1;
  FIELD(std::string, name);
  FIELD(std::string, federation_id, "Empty for none");
  FIELD(ListedAs, what) {};
  FIELD(std::string, account, "An account with a name that looks like this one; empty for none");
};

struct ListReport {
  MESSAGE(ListReport, "What a list of players does, or has done");
  FIELD(bool, saved) = false;
  FIELD(std::vector<ListedLine>, lines);
  FIELD(std::vector<Problem>, faults, "Lines that were left out, each with its number");
};

struct ImportedRating {
  MESSAGE(ImportedRating, "A rating as it was imported");
  FIELD(std::string, variant, "Its id");
  FIELD(Speed, speed) {};
  FIELD(int, rating) = 0;
  FIELD(int, deviation, about_deviation, .least = 0) = 0;
  FIELD(int, games, "Of which the list knows", .least = 0) = 0;
  FIELD(std::string, at, "The day of the list, or when it was imported", .format = "date-time");
};

struct ImportedName {
  MESSAGE(ImportedName);
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(std::string, federation_id, "Empty for none");
};

struct ImportedNames {
  MESSAGE(ImportedNames, "Imported players, by name");
  FIELD(std::vector<ImportedName>, players);
  FIELD(std::optional<int>, next, "The `skip` of the next part; left out in the last one",
        .left_out = true);
};

struct ImportedPlayer {
  MESSAGE(ImportedPlayer, "The page of an imported player");
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD(std::string, federation_id, "Empty for none");
  FIELD(std::vector<ImportedRating>, ratings);
  FIELD(std::string, holder, "The id of the account that is this player; empty for none");
  FIELD(std::string, holder_name);
  FIELD(std::optional<ClaimPhase>, claim, "Of who asks; left out if there is none",
        .left_out = true);
};

struct NewClaim {
  REQUEST(NewClaim);
  FIELD(std::string, text, "How the host can see that it is me", .most = longest_claim,
        .one_line = true);
};

struct Claim {
  MESSAGE(Claim, "Somebody says to be an imported player");
  FIELD(std::string, imported, "The id of the imported player");
  FIELD(std::string, imported_name);
  FIELD(std::string, federation_id, "Empty for none");
  FIELD(std::string, player, "The id of the account");
  FIELD(std::string, name, "Of the account");
  FIELD(std::string, text);
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(ClaimPhase, phase) {};
};

}  // namespace message

template <>
struct Words<message::PlayerListForm> {
  using enum message::PlayerListForm;
  static constexpr Word<message::PlayerListForm> table[] = {{csv, "csv"}, {trf, "trf"}};
};

template <>
struct Words<message::ListedAs> {
  using enum message::ListedAs;
  static constexpr Word<message::ListedAs> table[] = {
      {added, "added"}, {changed, "changed"}, {same, "same"}};
};

template <>
struct Words<message::ClaimPhase> {
  using enum message::ClaimPhase;
  static constexpr Word<message::ClaimPhase> table[] = {
      {waiting, "waiting"}, {confirmed, "confirmed"}, {refused, "refused"}};
};

namespace wire {

template <>
inline constexpr Title title<message::PlayerListForm>{"PlayerListForm", "The form of a list"};

template <>
inline constexpr Title title<message::ListedAs>{"ListedAs", "What a line of a list changes"};

template <>
inline constexpr Title title<message::ClaimPhase>{"ClaimPhase", "What became of a claim"};

}  // namespace wire
}  // namespace camlann
