// In a browser: plurals and lists as its Intl knows them.

#include <emscripten.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "languages/message.hpp"
#include "languages/plain_message.hpp"

// clang-format off
EM_JS(int, camlann_plural, (const char* tag, double number), {
  const forms = ["zero", "one", "two", "few", "many", "other"];
  return forms.indexOf(new Intl.PluralRules(UTF8ToString(tag)).select(number));
});

EM_JS(void, camlann_list, (const char* tag, const char* names, char* list, int size), {
  // Without the comma before "and" that American English has.
  const language = UTF8ToString(tag);
  const format = new Intl.ListFormat(language === "en" ? "en-GB" : language);
  stringToUTF8(format.format(UTF8ToString(names).split("\n")), list, size);
});
// clang-format on

namespace camlann::languages {

std::optional<std::string> filled_message(std::string_view tag, std::string_view pattern,
                                          const std::vector<Argument>& arguments) {
  const auto plural_of = [tag = std::string(tag)](std::int64_t number) -> std::string_view {
    constexpr std::array<std::string_view, 6> forms{"zero", "one", "two", "few", "many", "other"};
    return forms.at(
        static_cast<std::size_t>(camlann_plural(tag.c_str(), static_cast<double>(number))));
  };
  return filled_plainly(pattern, arguments, plural_of);
}

std::string joined_list(std::string_view tag, const std::vector<std::string>& names) {
  std::string lines;
  for (const auto& name : names) lines += (lines.empty() ? "" : "\n") + name;
  if (lines.empty()) return lines;
  // Between two names stands a short word.
  std::vector<char> list(lines.size() + 64 * names.size());
  camlann_list(std::string(tag).c_str(), lines.c_str(), list.data(), static_cast<int>(list.size()));
  return list.data();
}

bool is_right_to_left(std::string_view tag) {
  return tag == "ar" || tag == "fa" || tag == "he" || tag == "ur";
}

}  // namespace camlann::languages
