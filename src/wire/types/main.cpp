// camlann_wire_types: writes documents and types from the descriptions of the messages. Run by the
// build and by script/wire.
//
//   camlann_wire_types openapi TEMPLATE YAML SOURCE
//       appends the schemas to TEMPLATE (doc/protocol/openapi.yaml) and writes the result as YAML
//       and as C++ (wire/openapi_text.hpp)
//   camlann_wire_types page WEB
//       writes WEB/core/src/wire.ts, WEB/src/lib/wire_game.ts and WEB/src/lib/wire.ts

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "wire/types/openapi.hpp"
#include "wire/types/typescript.hpp"

namespace camlann::wire {
namespace {

namespace fs = std::filesystem;

/// Returns the exit status.
int write_file(const fs::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  if (file.flush()) return 0;
  std::fprintf(stderr, "camlann_wire_types: cannot write %s\n", path.c_str());
  return 2;
}

int write_openapi(const fs::path& hand_written, const fs::path& yaml, const fs::path& source) {
  std::ifstream file(hand_written, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const auto document = with_schemas(text);
  if (!document) {
    std::fprintf(stderr, "camlann_wire_types: %s does not end with `schemas:`\n",
                 hand_written.c_str());
    return 2;
  }
  const int status = write_file(yaml, *document);
  return status != 0 ? status : write_file(source, openapi_source(*document));
}

int write_page(const fs::path& web) {
  const int types = write_file(web / "core/src/wire.ts", typescript_types());
  if (types != 0) return types;
  const int game = write_file(web / "src/lib/wire_game.ts", typescript_game_schemas());
  return game != 0 ? game : write_file(web / "src/lib/wire.ts", typescript_schemas());
}

}  // namespace
}  // namespace camlann::wire

int main(int count, char** values) {
  const std::vector<std::string> words(values + 1, values + count);
  if (words.size() == 4 && words[0] == "openapi") {
    return camlann::wire::write_openapi(words[1], words[2], words[3]);
  }
  if (words.size() == 2 && words[0] == "page") return camlann::wire::write_page(words[1]);
  std::fputs("usage: camlann_wire_types openapi TEMPLATE YAML SOURCE | page WEB\n", stderr);
  return 2;
}
