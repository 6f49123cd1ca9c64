#include "cli/games_file.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/command.hpp"
#include "notation/record.hpp"
#include "notation/text_encoding.hpp"

namespace camlann::cli {
namespace {

std::string name_of(const std::string& path) {
  return path == "-" ? "standard input" : path;
}

}  // namespace

Result<GamesFile> read_games_file(const std::string& path) {
  GamesFile file;
  TRY(auto bytes, read_file(path));
  file.encoding = encoding_of(bytes);
  if (file.encoding == TextEncoding::utf_8) {
    const std::string_view text = without_mark(bytes);
    const auto begin = static_cast<std::size_t>(text.data() - bytes.data());
    bytes.resize(begin + text.size());
    bytes.erase(0, begin);
    file.text = std::move(bytes);
    return file;
  }
  file.text = to_utf8(bytes, file.encoding);
  print_note("camlann: " + name_of(path) + ": not UTF-8, read as " +
             std::string(word_of(file.encoding)) + '\n');
  return file;
}

Error in_game(const Record& record, Error error) {
  if (error.at.line > 0 || record.line == 0) return error;
  error.at = {record.line, 1};
  error.where = to_text(error.at) + (error.where.empty() ? "" : ", ") + error.where;
  return error;
}

Error in_file(const std::string& path, Error error) {
  error.where = name_of(path) + (error.where.empty() ? "" : ":") + error.where;
  return error;
}

void complain_of_faults(const std::string& path, const std::vector<RecordFault>& faults) {
  for (const RecordFault& fault : faults) complain(in_file(path, fault.error));
}

}  // namespace camlann::cli
