#pragma once
// Games that players upload to the archive: a file in parts, the result of each part, and the list
// of uploads.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"

namespace camlann {

namespace message {

/// Accounts from which a server accepts games.
enum class Uploaders : std::uint8_t { accounts, admins, nobody };

inline constexpr std::int64_t longest_upload_part = std::int64_t{96} * 1024;
inline constexpr std::int64_t most_upload_parts = 10'000;

struct UploadPart {
  REQUEST(UploadPart, "Whole games out of a file");
  FIELD(std::string, upload,
        "The same for all parts of a file: 24 hexadecimal digits that nobody else has",
        .required = "24 hexadecimal digits", .most = 24, .one_line = true);
  FIELD(int, part, "Sent again, the last one gets its first answer", .least = 0,
        .most = most_upload_parts) = 0;
  FIELD(bool, json, "A game in each line, not records") = false;
  FIELD(std::string, text, "", .required = "some games", .most = longest_upload_part,
        .in_bytes = true);
};

struct RepeatedGame {
  MESSAGE(RepeatedGame, "A game that the archive has");
  FIELD(int, line, "Of the part, from 1") = 0;
  FIELD(std::uint32_t, number, "Of the game in the archive") = 0;
};

struct UploadedPart {
  MESSAGE(UploadedPart, "What became of the games of a part");
  FIELD(std::size_t, added) = 0;
  FIELD(std::size_t, duplicates, "The archive has them") = 0;
  FIELD(std::vector<RepeatedGame>, repeated, "The first of the duplicates");
  FIELD(std::size_t, refused, "Something is wrong with them") = 0;
  FIELD(std::vector<Problem>, faults,
        "What is wrong with the first of those refused; lines are those of the part");
  FIELD(std::vector<Problem>, shortened,
        "What was left out of games that were added: headers, and ends of variations");
};

struct Upload {
  MESSAGE(Upload, "A file whose games are in the archive");
  FIELD(std::string, id);
  FIELD(std::string, at, "When its last part came", .format = "date-time");
  FIELD(std::string, by, "The name of the account; empty where it has been deleted");
  FIELD(std::size_t, games) = 0;
};

struct Uploads {
  MESSAGE(Uploads, "Files whose games are in the archive");
  FIELD(bool, may, "Whether the caller may add one") = false;
  FIELD(std::vector<Upload>, uploads,
        "Those of the caller; of everybody for hosts; the newest first");
};

}  // namespace message

template <>
struct Words<message::Uploaders> {
  using enum message::Uploaders;
  static constexpr Word<message::Uploaders> table[] = {
      {accounts, "accounts"}, {admins, "admins"}, {nobody, "nobody"}};
};

namespace wire {

template <>
inline constexpr Title title<message::Uploaders>{"Uploaders",
                                                 "Whose games a server takes into its archive"};

}  // namespace wire
}  // namespace camlann
