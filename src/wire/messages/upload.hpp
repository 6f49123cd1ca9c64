#pragma once
// Games that players upload to the archive: a file in parts, what became of each part, and what
// was uploaded.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"

namespace camlann {

namespace message {

/// Whose games a server takes.
enum class Uploaders : std::uint8_t { accounts, admins, nobody };

struct UploadPart {
  std::string upload;
  int part = 0;
  bool json = false;
  std::string text;

  bool operator==(const UploadPart&) const = default;
};

struct RepeatedGame {
  int line = 0;
  std::uint32_t number = 0;

  bool operator==(const RepeatedGame&) const = default;
};

struct UploadedPart {
  std::size_t added = 0;
  std::size_t duplicates = 0;
  std::vector<RepeatedGame> repeated;
  std::size_t refused = 0;
  std::vector<Error> faults;
  std::vector<Error> shortened;

  bool operator==(const UploadedPart&) const = default;
};

struct Upload {
  std::string id;
  std::string at;
  std::string by;
  std::size_t games = 0;

  bool operator==(const Upload&) const = default;
};

struct Uploads {
  bool may = false;
  std::vector<Upload> uploads;

  bool operator==(const Uploads&) const = default;
};

}  // namespace message

template <>
struct Words<message::Uploaders> {
  using enum message::Uploaders;
  static constexpr Word<message::Uploaders> table[] = {
      {accounts, "accounts"}, {admins, "admins"}, {nobody, "nobody"}};
};

namespace wire {

inline constexpr std::int64_t longest_upload_part = std::int64_t{96} * 1024;
inline constexpr std::int64_t most_upload_parts = 10'000;

template <>
struct Description<message::Uploaders> {
  static constexpr std::string_view name = "Uploaders";
  static constexpr std::string_view text = "Whose games a server takes into its archive";
};

template <>
struct Description<message::UploadPart> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "UploadPart";
  static constexpr std::string_view text = "Whole games out of a file";
  static constexpr void fields(auto&& field) {
    using message::UploadPart;
    field("upload", &UploadPart::upload,
          {.text = "The same for all parts of a file: 24 hexadecimal digits that nobody else has",
           .required = "24 hexadecimal digits",
           .most = 24,
           .one_line = true});
    field("part", &UploadPart::part,
          {.text = "Sent again, the last one gets its first answer",
           .least = 0,
           .most = most_upload_parts});
    field("json", &UploadPart::json, {.text = "A game in each line, not records"});
    field("text", &UploadPart::text, {.required = "some games", .most = longest_upload_part});
  }
};

template <>
struct Description<message::RepeatedGame> {
  static constexpr std::string_view name = "RepeatedGame";
  static constexpr std::string_view text = "A game that the archive has";
  static constexpr void fields(auto&& field) {
    using message::RepeatedGame;
    field("line", &RepeatedGame::line, {.text = "Of the part, from 1"});
    field("number", &RepeatedGame::number, {.text = "Of the game in the archive"});
  }
};

template <>
struct Description<message::UploadedPart> {
  static constexpr std::string_view name = "UploadedPart";
  static constexpr std::string_view text = "What became of the games of a part";
  static constexpr void fields(auto&& field) {
    using message::UploadedPart;
    field("added", &UploadedPart::added, {});
    field("duplicates", &UploadedPart::duplicates, {.text = "The archive has them"});
    field("repeated", &UploadedPart::repeated, {.text = "The first of the duplicates"});
    field("refused", &UploadedPart::refused, {.text = "Something is wrong with them"});
    field("faults", &UploadedPart::faults,
          {.text = "What is wrong with the first of those refused; lines are those of the part"});
    field("shortened", &UploadedPart::shortened,
          {.text = "Where variations end before their time, in games that were added"});
  }
};

template <>
struct Description<message::Upload> {
  static constexpr std::string_view name = "Upload";
  static constexpr std::string_view text = "A file whose games are in the archive";
  static constexpr void fields(auto&& field) {
    using message::Upload;
    field("id", &Upload::id, {});
    field("at", &Upload::at, {.text = "When its last part came", .format = "date-time"});
    field("by", &Upload::by, {.text = "The name of the account; empty where it has been deleted"});
    field("games", &Upload::games, {});
  }
};

template <>
struct Description<message::Uploads> {
  static constexpr std::string_view name = "Uploads";
  static constexpr std::string_view text = "Files whose games are in the archive";
  static constexpr void fields(auto&& field) {
    field("may", &message::Uploads::may, {.text = "Whether the caller may add one"});
    field("uploads", &message::Uploads::uploads,
          {.text = "Those of the caller; of everybody for hosts; the newest first"});
  }
};

}  // namespace wire
}  // namespace camlann
