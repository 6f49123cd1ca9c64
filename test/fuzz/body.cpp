// Bodies of HTTP requests and messages of the socket. The first byte chooses the reader.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/messages/requests.hpp"

#include "fuzz/fuzz.hpp"

using namespace camlann;
using namespace camlann::server;

namespace {

template <class T>
void check_error(const Result<T>& read) {
  if (read) return;
  fuzz::check(
      !read.error().what.empty() && !read.error().where.empty() && !read.error().expected.empty(),
      "an error says what, where and what was expected");
}

/// Returns the number of characters of UTF-8.
auto characters(std::string_view text) {
  return std::count_if(text.begin(), text.end(),
                       [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  switch (input.choice(13)) {
    case 0: {
      const auto read = read_new_game(input.text());
      check_error(read);
      if (!read) break;
      fuzz::check(read->level >= 1 && read->level <= 10, "a level is one of ten");
      fuzz::check(read->seats.size() <= 4, "there are four seats at most");
      for (const WishedSeat& seat : read->seats) {
        fuzz::check(seat.level >= 0 && seat.level <= 10, "a seat's level is one of ten, or none");
        fuzz::check(seat.name.find('\n') == std::string::npos, "a name is one line");
      }
      break;
    }
    case 1: {
      const auto read = read_move_request(input.text());
      check_error(read);
      if (read) fuzz::check(read->ply >= 0 && !read->move.empty(), "a move has its ply and text");
      break;
    }
    case 2: check_error(read_action(input.text())); break;
    case 3: check_error(read_offer_answer(input.text())); break;
    case 4: {
      const auto read = read_plan_wish(input.text());
      check_error(read);
      if (read) fuzz::check(read->ply >= 0 && read->lines.size() <= 40, "a plan is bounded");
      break;
    }
    case 5: {
      const auto read = read_note(input.text());
      check_error(read);
      if (read) fuzz::check(read->size() <= 4000, "a note is bounded");
      break;
    }
    case 6: check_error(read_socket_request(input.text())); break;
    case 7: {
      const auto read = read_new_invitation(input.text());
      check_error(read);
      if (read) fuzz::check(read->name.find('\n') == std::string::npos, "a name is one line");
      break;
    }
    case 8: {
      const auto read = read_seek(input.text());
      check_error(read);
      if (read) fuzz::check(read->table.name.find('\n') == std::string::npos, "a name is one line");
      if (read) fuzz::check(read->also.size() <= 4, "further times are bounded");
      check_error(read_taken_seek(input.text()));
      break;
    }
    case 9: check_error(read_sit_down(input.text())); break;
    case 10: {
      const auto read = read_fill_seats(input.text());
      check_error(read);
      if (read) fuzz::check(read->level >= 1 && read->level <= 10, "a level is one of ten");
      break;
    }
    case 11: {
      const auto read = read_say(input.text());
      check_error(read);
      if (read) {
        fuzz::check(read->phrase.has_value() == read->text.empty(), "a phrase, or a text");
        fuzz::check(characters(read->text) <= 280, "a line is bounded");
      }
      break;
    }
    default: check_error(read_mute(input.text()));
  }
  return 0;
}
