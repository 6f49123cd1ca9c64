// Speed of a program outside this tree: random games and perft through the public headers of the
// library. Processor time, the best of five tries. playouts.py measures the same in Python.
// c++ -O2 -std=c++20 playouts.cpp $(pkg-config --cflags --libs camlann) && ./a.out

#include <algorithm>
#include <camlann/picture.hpp>
#include <camlann/rules.hpp>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <random>

namespace {

/// `run` says how much it did.
template <class F>
double best_rate(const F& run) {
  double best = 0;
  for (int i = 0; i < 5; ++i) {
    const std::clock_t start = std::clock();
    std::uint64_t done = 0;
    while (std::clock() - start < CLOCKS_PER_SEC / 2) done += run();
    const auto seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    best = std::max(best, static_cast<double>(done) / seconds);
  }
  return best;
}

}  // namespace

int main() {
  std::mt19937 dice(1);
  for (const char* const variant : {"cam", "camelot", "camblam"}) {
    const double moves = best_rate([&] {
      auto game = camlann::make_game(variant).value();
      while (!game.over()) {
        const auto legal = game.legal();
        game.play(legal[dice() % legal.size()].move);
      }
      return game.plies();
    });
    const auto start = camlann::make_game(variant).value();
    const double leaves = best_rate([&] { return start.perft(3); });
    const double pictures = best_rate([&] { return camlann::draw(start).empty() ? 0U : 1U; });
    std::printf("%-8s %9.0f moves/s at random %12.0f leaves/s %6.0f pictures/s\n", variant, moves,
                leaves, pictures);
  }
}
