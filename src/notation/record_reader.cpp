#include "notation/record_reader.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "notation/game_cutter.hpp"
#include "notation/headers.hpp"
#include "notation/move_reader.hpp"
#include "notation/places.hpp"
#include "notation/record.hpp"
#include "notation/text_encoding.hpp"
#include "notation/typography.hpp"

namespace camlann::inline v1 {

namespace {

/// Several comments that became one can have lines that would not be read back.
void make_readable(Record& record) {
  const auto settle = [](std::vector<RecordMove>& moves) {
    for (RecordMove& move : moves) move.comment = readable_comment(std::move(move.comment));
  };
  record.comment = readable_comment(std::move(record.comment));
  settle(record.moves);
  for (RecordVariation& variation : record.variations) settle(variation.moves);
}

}  // namespace

/// Cuts the text into games and reads each.
class RecordReader::Work {
 public:
  Work(std::string_view bytes, Unreadable unreadable)
      : encoding(encoding_of(bytes)),
        decoded_(encoding == TextEncoding::utf_8 ? std::string() : to_utf8(bytes, encoding)),
        text_(encoding == TextEncoding::utf_8 ? without_mark(bytes) : decoded_),
        cutter_(text_),
        places_(text_),
        moves_(text_, cutter_, places_, unreadable) {}

  std::optional<Result<Record>> next(const Choice& choice);
  [[nodiscard]] std::string_view text_of_game() const { return alone_; }

  const TextEncoding encoding;

 private:
  void read_headers_of(Record& record);
  void take_headers(Record& record);
  bool take_line_between(Record& record);
  void skip_empty_lines();
  void take_tag(Record& record, ReadTag& tag);
  void leave_out(Record& record, std::size_t at, std::string word, std::string what,
                 std::string expected);

  std::string decoded_;
  std::string_view text_;
  GameCutter cutter_;
  Places places_;
  MoveReader moves_;
  std::size_t offset_ = 0;
  std::size_t end_ = 0;     // of the game's piece of the text
  std::string_view alone_;  // the piece, if the last game is the only one in it
  HeaderLine line_;
};

void RecordReader::Work::leave_out(Record& record, std::size_t at, std::string word,
                                   std::string what, std::string expected) {
  Error error = error_at(places_.of(at), Subject::header, ErrorCode::syntax, std::move(what),
                         std::move(expected));
  record.faults.push_back({std::move(word), std::move(error)});
}

void RecordReader::Work::take_tag(Record& record, ReadTag& tag) {
  const auto refused = [&](const std::string& what, std::string expected) {
    leave_out(record, tag.value_at, std::string(tag.key),
              '"' + tag.value + "\" is not " + what + "; this header is left out",
              std::move(expected));
  };
  if (same_letters(tag.key, "Result")) {
    const auto result = parse_record_result(tag.value);
    if (!result) return refused("a result", "1-0, 0-1, 1/2-1/2 or *");
    if (record.find("Result") == nullptr) record.result = *result;
  }
  if (same_letters(tag.key, "Plies") && !is_unknown(tag.value) && !parse_plies(tag.value)) {
    return refused("a number of plies", "a number");
  }
  record.tags.push_back({std::string(tag.key), std::move(tag.value)});
}

void RecordReader::Work::take_headers(Record& record) {
  read_headers(text_.substr(0, end_), offset_, line_);
  for (ReadTag& tag : line_.tags) take_tag(record, tag);
  for (HeaderFault& fault : line_.faults) {
    leave_out(record, fault.at, std::string(fault.word), std::move(fault.what),
              std::move(fault.expected));
  }
  offset_ = line_.end;
}

/// Takes a comment, or leaves out text, in or behind headers; false if moves begin there.
bool RecordReader::Work::take_line_between(Record& record) {
  const bool stray = !begins_moves(text_, offset_);
  const std::size_t end =
      stray ? after_stray_text(text_, offset_) : cutter_.after_comment_line(offset_);
  if (end == offset_) return false;
  const std::string_view text = without_blanks(text_.substr(offset_, end - offset_));
  if (stray) {
    leave_out(record, offset_, std::string(text),
              "this is neither a header nor a move; it is left out", "[Key \"value\"]");
  } else {
    const bool braces = text.front() == '{';
    add_comment(record.comment, text.substr(1, text.size() - (braces ? 2 : 1)));
  }
  offset_ = end;
  return true;
}

void RecordReader::Work::read_headers_of(Record& record) {
  bool among = false;  // no empty line has come since the last header
  while (offset_ < end_) {
    const std::size_t first = after_blanks(text_, offset_);
    if (first >= end_) return;
    if (is_break(text_[first])) {
      among = false;
      offset_ = after_break(text_, first);
      continue;
    }
    if (text_[first] == '%') {
      offset_ = end_of_line(text_, first);
    } else if (header_at(text_, first) != HeaderKind::none) {
      among = true;
      offset_ = first;
      take_headers(record);
    } else {
      if (!among) return;
      offset_ = first;
      if (!take_line_between(record)) return;
    }
    if (offset_ < end_ && is_break(text_[offset_])) offset_ = after_break(text_, offset_);
  }
}

void RecordReader::Work::skip_empty_lines() {
  while (offset_ < text_.size()) {
    const std::size_t first = after_blanks(text_, offset_);
    if (first < text_.size() && is_break(text_[first])) {
      offset_ = after_break(text_, first);
    } else if (first == offset_) {
      return;
    } else {
      offset_ = first;
    }
  }
}

std::optional<Result<Record>> RecordReader::Work::next(const Choice& choice) {
  while (true) {
    skip_empty_lines();
    alone_ = {};
    if (offset_ >= text_.size()) return std::nullopt;
    const std::size_t begin = offset_;
    const int line = places_.keep(begin).line;
    const bool first = begin >= end_;  // of its piece
    if (first) {
      end_ = cutter_.end_of_game(begin);
      const auto chosen = choice ? choice(text_.substr(begin, end_ - begin), line) : NextText::read;
      if (chosen == NextText::end) return std::nullopt;
      if (chosen == NextText::skip) {
        offset_ = end_;
        continue;
      }
    }
    Record record;
    record.line = line;
    read_headers_of(record);
    const auto read = moves_.read(record, offset_, end_);
    if (!read) moves_.skip_game();
    offset_ = moves_.offset();
    if (!read) return Failure(read.error());
    skip_empty_lines();
    if (first && offset_ >= end_) alone_ = text_.substr(begin, end_ - begin);
    make_readable(record);
    const bool only_comments =
        record.tags.empty() && record.moves.empty() && record.faults.empty() && !moves_.ended();
    if (!only_comments) return record;
  }
}

RecordReader::RecordReader(std::string_view text, Unreadable unreadable)
    : work_(std::make_unique<Work>(text, unreadable)) {}
RecordReader::RecordReader(RecordReader&& other) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&& other) noexcept = default;
RecordReader::~RecordReader() = default;

std::optional<Result<Record>> RecordReader::next() {
  return work_->next({});
}

std::optional<Result<Record>> RecordReader::next(const Choice& choice) {
  return work_->next(choice);
}

std::string_view RecordReader::text() const {
  return work_->text_of_game();
}

TextEncoding RecordReader::encoding() const {
  return work_->encoding;
}

Result<std::vector<Record>> read_records(std::string_view text) {
  std::vector<Record> records;
  RecordReader reader(text);
  while (auto record = reader.next()) {
    if (!*record) return Failure(record->error());
    records.push_back(std::move(**record));
  }
  return records;
}

}  // namespace camlann::inline v1
