// Sheets to print from the real program.
#include <gtest/gtest.h>

#include <string>

#include "server/client.hpp"
#include "server/program_fixture.hpp"

namespace camlann::server::test {
namespace {

class PrintProgramTest : public ProgramTest {
 protected:
  [[nodiscard]] Answer print(const std::string& query) const {
    Client client(port());
    return client.get("/api/print?" + query);
  }
  static std::string what(const Answer& answer) {
    return text_field(json_of(answer.body), "error.what");
  }
  static std::string where(const Answer& answer) {
    return text_field(json_of(answer.body), "error.where");
  }
};

TEST_F(PrintProgramTest, SendsAPdfFileToDownload) {
  const auto answer = print("variant=camelot&what=board,cards,rules&paper=A3&sheets=2&style=ink");
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.body.substr(0, 5), "%PDF-");
  EXPECT_EQ(answer.header("Content-Type"), "application/pdf");
  EXPECT_EQ(answer.header("Content-Disposition"), "attachment; filename=\"camelot.pdf\"");
  EXPECT_EQ(answer.header("Camlann-Sheets"), "5");
  EXPECT_EQ(answer.header("Camlann-Contents"), "board=2, cards=1, rules=2");
  EXPECT_EQ(print("variant=camelot&square=28").header("Camlann-Board"),
            "width=362, height=484, columns=2, rows=2, square=28, largest=28.5");
  EXPECT_EQ(print("variant=camelot&what=board,cards,rules&paper=A3&sheets=2&style=ink").body,
            answer.body)
      << "equal orders give equal files";
}

TEST_F(PrintProgramTest, SendsASheetAsAPicture) {
  const auto order = std::string("variant=cam&what=scoresheet,rules&club=Round+%26+Table&form=svg");
  const auto first = print(order);
  ASSERT_EQ(first.status, 200) << first.body;
  EXPECT_EQ(first.header("Content-Type"), "image/svg+xml");
  EXPECT_EQ(first.header("Camlann-Sheets"), "3");
  EXPECT_NE(first.body.find("Round &amp; Table"), std::string::npos);
  EXPECT_NE(print(order + "&sheet=2").body, first.body);
  for (const char* number : {"0", "4", "99999999999"}) {
    EXPECT_EQ(print(order + "&sheet=" + number).status, 404) << number;
  }
}

TEST_F(PrintProgramTest, PrintsAPositionAndProblems) {
  const std::string fen = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1+w";
  const auto position = print("variant=cam&what=position&form=svg&fen=" + fen);
  ASSERT_EQ(position.status, 200) << position.body;
  EXPECT_NE(position.body.find("White to move"), std::string::npos);
  const auto problem = "cam-1;wcf;castle;" + fen + ";G8-G9";
  const auto sheet =
      print("variant=cam&what=problems&form=svg&problems=" + problem + "|" + problem);
  ASSERT_EQ(sheet.status, 200) << sheet.body;
  EXPECT_NE(sheet.body.find("2. White to move and reach the castle"), std::string::npos);
  EXPECT_NE(sheet.body.find("G8-G9 (cam-1)"), std::string::npos);
  const auto unsolved =
      print("variant=cam&what=problems&form=svg&problems=cam-1;wcf;castle;" + fen);
  ASSERT_EQ(unsolved.status, 200) << unsolved.body;
  EXPECT_NE(unsolved.body.find("1. White to move and reach the castle"), std::string::npos);
  EXPECT_EQ(unsolved.body.find("G8-G9"), std::string::npos);
}

TEST_F(PrintProgramTest, RefusesOrdersThatMeanNothing) {
  EXPECT_EQ(print("variant=chess").status, 422);
  EXPECT_EQ(print("").status, 422);
  for (const char* wrong : {"what=position&fen=x", "what=problems&problems=a;;mate;;A1-A2"}) {
    const auto answer = print("variant=cam&" + std::string(wrong));
    EXPECT_GE(answer.status, 400) << wrong;
    EXPECT_LT(answer.status, 500) << wrong;
  }
  const auto paper = print("variant=cam&paper=A5");
  EXPECT_EQ(paper.status, 422);
  EXPECT_EQ(where(paper), "paper");
  EXPECT_EQ(where(print("variant=cam&square=ten")), "square");
  EXPECT_EQ(where(print("variant=cam&square=nan")), "square");
  EXPECT_EQ(where(print("variant=cam&form=png")), "form");
  EXPECT_EQ(where(print("variant=cam&club=a%C3")), "club");
  EXPECT_EQ(where(print("variant=cam&club=a%EF%BF%BF")), "club");
  EXPECT_EQ(where(print("variant=cam&what=problems")), "problems");
  EXPECT_EQ(where(print("variant=cam&what=problems&problems=%FF;;mate;;D4-D5")), "problems");
  EXPECT_EQ(where(print("variant=cam&what=problems&problems=a;b")), "problems");
  Client client(port());
  EXPECT_EQ(client.post("/api/print?variant=cam", "{}").status, 405);
}

TEST_F(PrintProgramTest, BoundsTheSheetsOfAnOrder) {
  EXPECT_EQ(print("variant=grand-camelot&square=100").header("Camlann-Sheets"), "70");
  const auto answer = print("variant=grand-camelot&square=100&what=board,board");
  EXPECT_EQ(answer.status, 400);
  EXPECT_EQ(what(answer), "these are too many sheets");
}

TEST_F(PrintProgramTest, RefusesMoreOrdersThanAnAddressMayGive) {
  int refused = 0;
  for (int i = 0; i < 1000 && refused == 0; ++i) {
    if (print("variant=cam&form=svg&what=scoresheet").status == 429) ++refused;
  }
  EXPECT_EQ(refused, 1);
  expect_alive();
}

}  // namespace
}  // namespace camlann::server::test
