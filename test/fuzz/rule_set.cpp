// Rule-set texts. The first byte chooses the family.

#include "games/camblam/rule_set.hpp"
#include "fuzz/fuzz.hpp"
#include "games/camelot/rule_set.hpp"

using namespace camlann;

namespace {

// `other`: a named rule set from which every option is then set.
template <class Parse>
void check_text(std::string_view text, Parse&& parse, std::string other) {
  const auto read = parse(text);
  if (!read) {
    fuzz::check(!read.error().what.empty() && !read.error().expected.empty(), "an error explains");
    return;
  }
  const std::string written = to_text(*read);
  const auto again = parse(written);
  fuzz::check(again && *again == *read, "a rule set is read back as written");
  fuzz::check(to_text(*again) == written, "the text is canonical");

  for (const OptionText& option : options_of(*read)) {
    other += "," + std::string(option.name) + "=" + option.value;
  }
  const auto listed = parse(other);
  fuzz::check(listed && *listed == *read, "the options listed are those that hold");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  if (input.choice(2) == 0) {
    check_text(
        input.text(), [](std::string_view text) { return camelot::parse_rule_set(text); }, "mod64");
  } else {
    check_text(input.text(), camblam::parse_rule_set, "default");
  }
  return 0;
}
