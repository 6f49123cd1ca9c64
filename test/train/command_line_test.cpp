// The command lines of the programs that train.
#include "command_line.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace camlann::train {
namespace {

/// Returns the options as "name=value " in order, or "refused".
std::string options_of(std::vector<std::string> words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  std::string text;
  const bool read = read_options(static_cast<int>(pointers.size()), pointers.data(),
                                 [&](std::string_view name, std::string_view value) {
                                   text += std::string(name) + "=" + std::string(value) + " ";
                                   return name != "--bad";
                                 });
  return read ? text : "refused";
}

TEST(CommandLine, HasOptionsWithAValueBehindTheStage) {
  EXPECT_EQ(options_of({"tune"}), "");
  EXPECT_EQ(options_of({"tune", "fit"}), "");
  EXPECT_EQ(options_of({"tune", "fit", "--dir", "D", "--also", "--dir"}), "--dir=D --also=--dir ");
  EXPECT_EQ(options_of({"tune", "fit", "--dir"}), "refused");
  EXPECT_EQ(options_of({"tune", "fit", "--dir", "D", "--also"}), "refused");
  EXPECT_EQ(options_of({"tune", "fit", "--bad", "D"}), "refused");
}

TEST(CommandLine, SetsNumbersAndTexts) {
  int number = 7;
  EXPECT_TRUE(read_to("12", number));
  EXPECT_EQ(number, 12);
  for (const char* wrong : {"", "x", "12x", " 12", "99999999999"}) {
    EXPECT_FALSE(read_to(wrong, number)) << wrong;
  }
  EXPECT_EQ(number, 12);

  std::string out;
  std::string directory;
  const auto set = [&](std::string_view name, std::string_view value) {
    return set_text({{"--out", &out}, {"--dir", &directory}}, name, value);
  };
  EXPECT_TRUE(set("--dir", "D"));
  EXPECT_FALSE(set("--other", "E"));
  EXPECT_EQ(out + "|" + directory, "|D");
}

}  // namespace
}  // namespace camlann::train
