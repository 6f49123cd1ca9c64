// camlann_wire_types: writes what follows from the descriptions of the messages into the sources.
// Run by script/wire.
//
//   camlann_wire_types ROOT    rewrites doc/protocol/openapi.yaml, web/core/src/wire.ts,
//                              web/src/lib/wire_game.ts and web/src/lib/wire.ts

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>

#include "wire/types/openapi.hpp"
#include "wire/types/typescript.hpp"

namespace {

namespace fs = std::filesystem;

bool write_file(const fs::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  return static_cast<bool>(file.flush());
}

int complain(const fs::path& path) {
  std::fprintf(stderr, "camlann_wire_types: cannot rewrite %s\n", path.c_str());
  return 2;
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fputs("usage: camlann_wire_types ROOT\n", stderr);
    return 2;
  }
  const fs::path root = words[1];
  const fs::path document = root / "doc/protocol/openapi.yaml";
  std::ifstream file(document, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const auto rewritten = camlann::wire::with_schemas(text);
  if (!rewritten || !write_file(document, *rewritten)) return complain(document);
  const fs::path types = root / "web/core/src/wire.ts";
  if (!write_file(types, camlann::wire::typescript_types())) return complain(types);
  const fs::path of_game = root / "web/src/lib/wire_game.ts";
  if (!write_file(of_game, camlann::wire::typescript_game_schemas())) return complain(of_game);
  const fs::path schemas = root / "web/src/lib/wire.ts";
  if (!write_file(schemas, camlann::wire::typescript_schemas())) return complain(schemas);
  return 0;
}
