// Move reader. The first byte chooses a position.

#include <array>
#include <utility>
#include <vector>

#include "fuzz/fuzz.hpp"
#include "game/catalog.hpp"

using namespace camlann;

namespace {

struct Start {
  const char* variant;
  const char* rules;
  const char* fen;
};

constexpr std::array<Start, 10> starts = {{
    {"cam", "wcf", ""},
    {"camelot", "wcf", ""},
    {"camette", "wcf", "1/1k1/2mm1/2m2/1MMM1/2K/1 w 0,0 2 2"},
    {"camelot", "wcf", "2/8/10/12/m11/12/12/12/12/6MM4/5Km5/12/11M/10/8/2 w 0,0 0 1"},
    {"camelot", "parker1949", "2/8/10/12/12/12/12/11m/12/12/12/12/12/5M4/3Mm3/K1 w 0,0 0 1"},
    {"camelot", "mod64", "M1/8/10/12/12/12/12/M11/12/12/11m/12/11m/10/8/M1 w 0,0 0 1"},
    {"chivalry", "brainking",
     "2/8/10/k11/9m4/3K1mmmmmkk2/6m1mmkk2/6m7/7K6/1MK1MMM1MMKK2/4MMMMMMKK2/14/12/10/8/2 w 0,0 5 7"},
    {"camblam", "", ""},
    {"camblam", "default,runMustBeFull=true,knightLegA=any",
     "3n7k/2P7p1/12/5p6/5p6/5p6/4i7/2N9/5C6/R7B3/I11/K4A6 w"},
    {"camblam", "default,winBy=capture,runThroughShield=false,stepCaptures=false",
     "1arbiqkiba1a/anncc2c1Rnn/1ppp3p2pP/1P5c3A/9p2/p4cP5/12/9P2/8N3/P1PpPPC1P2P/NNNCC1CCC2N/"
     "AARBIQKIBi1A w"},
}};

std::vector<Game>& games() {
  static auto made = [] {
    std::vector<Game> all;
    for (std::size_t i = 0; i < starts.size(); ++i) {
      auto game = make_game(starts[i].variant, starts[i].rules, starts[i].fen);
      fuzz::check(game.has_value(), starts[i].fen);
      all.push_back(std::move(*game));
    }
    return all;
  }();
  return made;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  Game& game = games()[input.choice(starts.size())];
  const auto exact = game.read(input.text(), Reading::exact);
  const auto read = game.read(input.text());
  if (exact) fuzz::check(read && read->move() == exact->move(), "the exact text is read first");
  if (!read) {
    fuzz::check(!read.error().what.empty() && !read.error().expected.empty(), "an error explains");
    return 0;
  }
  const auto again = game.read(read->notation, Reading::exact);
  fuzz::check(again && again->move() == read->move(), "a move is read back as written");
  fuzz::check(!game.why_not(read->path), "its route is legal");
  const Legs legs = game.legs(read->path);
  const bool promotes = read->move().extra != 0;  // then the legs end in any of the promotions
  fuzz::check(legs.stop && (promotes || legs.outcome->move() == read->move()),
              "its legs end in it");

  const std::string before = game.fen();
  const auto played = game.play(input.text());
  fuzz::check(played && played->move() == read->move(), "what is read is played");
  fuzz::check(game.take_back() && game.fen() == before, "and taken back");
  return 0;
}
