#include "notation/record_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "notation/record_reader.hpp"
#include "support/data.hpp"

namespace camlann {
namespace {

using testing::HasSubstr;
using testing::Not;

Record read(const std::string& text) {
  auto records = read_records(text);
  EXPECT_TRUE(records && records->size() == 1) << text;
  return records && records->size() == 1 ? records->front() : Record{};
}

TEST(RecordWriter, WritesTheFullForm) {
  Record record = read("Round: 3\nvariant: Cam\nWhite: Ann \"A\"\n\nB5-B6 F9-F8! C5-C6 1-0");
  EXPECT_EQ(write_record(record),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[White \"Ann \"A\"\"]\n[Black \"?\"]\n"
            "[Result \"1-0\"]\n[Plies \"3\"]\n[Variant \"Cam\"]\n"
            "[Round \"3\"]\n\n1. B5-B6 F9-F8!\n2. C5-C6\n1-0\n");
}

TEST(RecordWriter, NumbersMovesFromTheFen) {
  Record record = read("B5-B6 F9-F8 C5-C6");
  record.set("FEN", "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 b 0,0 3 17");
  const std::string text = write_record(record);
  EXPECT_THAT(text, HasSubstr("\n17... B5-B6\n18. F9-F8 C5-C6\n*\n"));
  EXPECT_THAT(text, HasSubstr("[FEN \"1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 b 0,0 3 17\"]"));
}

TEST(RecordWriter, WritesVariationsAndNotesAsInChess) {
  const Record record = read(
      "{Notes by Ann} B5-B6!{good} $10 (C5-C6 (D5-D6) F9-F8 B5-B6) (E5-E6) F9-F8 $4 C5-C6 $3 $7 "
      "E9-E8 (F9-F8 {a }) *");
  EXPECT_THAT(
      write_record(record),
      HasSubstr("\n\n{Notes by Ann}\n1. B5-B6! $10 {good}\n(1. C5-C6 (1. D5-D6) 1... F9-F8 2. "
                "B5-B6)\n(1. E5-E6)\n1... F9-F8??\n2. C5-C6!! $7 E9-E8\n(2... F9-F8 {a}"));
}

TEST(RecordWriter, WritesNoFenWithoutOne) {
  EXPECT_THAT(write_record(read("B5-B6")), Not(HasSubstr("FEN")));
}

TEST(RecordWriter, KeepsAValueInOneLine) {
  Record record = read("B5-B6");
  record.set("Event", "two\r\nlines");
  EXPECT_THAT(write_record(record), HasSubstr("[Event \"two  lines\"]\n"));
}

// Found by fuzzing: the numbers came from the FEN before it was put in one line, or exceeded the
// reader's limit.
TEST(RecordWriter, NumbersMovesFromTheFenThatItWrites) {
  for (const char* fen : {"1/3/5 \x12 w 0,0 0 7", "1/3/5 w 0,0 0 -5", "1/3/5 b 0,0 0 2147483647"}) {
    Record record = read("B5-B6 F9-F8 C5-C6");
    record.set("FEN", fen);
    const std::string once = write_record(record);
    EXPECT_EQ(write_record(read(once)), once) << fen;
  }
}

TEST(RecordWriter, IsReadBackUnchanged) {
  for (const test::PublishedGame& game : test::published_games()) {
    const std::string once = write_record(read(test::read_data("games/" + game.file)));
    const Record again = read(once);
    EXPECT_EQ(write_record(again), once) << game.file;
    EXPECT_EQ(again.moves.size(), game.moves.size()) << game.file;
  }
}

}  // namespace
}  // namespace camlann
