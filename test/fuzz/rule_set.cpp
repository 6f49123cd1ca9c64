// Rule-set text.

#include "games/camelot/rule_set.hpp"
#include "fuzz/fuzz.hpp"

using namespace camlann;
using namespace camlann::camelot;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).text();
  const auto read = parse_rule_set(text);
  if (!read) {
    fuzz::check(!read.error().what.empty() && !read.error().expected.empty(), "an error explains");
    return 0;
  }
  const std::string written = to_text(*read);
  const auto again = parse_rule_set(written);
  fuzz::check(again && *again == *read, "a rule set is read back as written");
  fuzz::check(to_text(*again) == written, "the text is canonical");

  std::string in_full = "mod64";
  for (const OptionText& option : options_of(*read)) {
    in_full += "," + std::string(option.name) + "=" + option.value;
  }
  const auto listed = parse_rule_set(in_full);
  fuzz::check(listed && *listed == *read, "the options listed are those that hold");
  return 0;
}
