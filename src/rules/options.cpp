#include "rules/options.hpp"

#include <string>
#include <vector>

#include "rules/variant_info.hpp"

namespace camlann {

std::vector<OptionInfo> option_infos(const std::vector<OptionText>& options) {
  std::vector<OptionInfo> infos;
  infos.reserve(options.size());
  for (const OptionText& option : options) {
    infos.push_back({std::string(option.name),
                     {option.allowed.begin(), option.allowed.end()},
                     option.allowed.empty() ? option.most : 0,
                     option.numbered});
    for (int number = 1; number <= option.numbered; ++number) {
      infos.back().values.push_back(std::to_string(number));
    }
  }
  return infos;
}

}  // namespace camlann
