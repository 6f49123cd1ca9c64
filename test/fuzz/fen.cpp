// FEN reader. The first byte chooses the variant, the second the rule set.

#include "games/camelot/fen.hpp"

#include <algorithm>

#include "fuzz/fuzz.hpp"
#include "games/camelot/rules.hpp"

using namespace camlann;
using namespace camlann::camelot;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const Variant& variant = variants()[input.choice(variants().size())];
  const RuleSet& rule_set = named_rule_sets()[input.choice(named_rule_sets().size())].rules;
  const auto read = parse_fen(input.text(), variant, rule_set);
  if (!read) {
    fuzz::check(!read.error().what.empty() && !read.error().where.empty(), "an error says where");
    return 0;
  }
  const std::string written = to_fen(*read, variant);
  const auto again = parse_fen(written, variant, rule_set);
  fuzz::check(again && *again == *read, "a FEN is read back as written");
  fuzz::check(to_fen(*again, variant) == written, "the text is canonical");

  const Position& pos = read->position;
  fuzz::check(pos.key() == key_of(pos), "the key is that of the position");
  const PortableRules rules(variant, rule_set);
  if (rules.verdict(pos).over()) return 0;
  MoveList moves;
  rules.legal(pos, moves);
  fuzz::check(rules.count(pos) == moves.size(), "count() counts legal()");
  return 0;
}
