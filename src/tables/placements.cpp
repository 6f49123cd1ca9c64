#include "tables/placements.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "rules/verdict.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"

namespace camlann::tables {

Placements::Placements(const Geometry& geometry, Material material)
    : geometry_(&geometry), material_(material), pieces_(static_cast<unsigned>(material.size())) {
  const auto squares = static_cast<std::uint32_t>(geometry.squares());
  std::uint32_t weight = 1;
  for (unsigned piece = 0; piece < pieces_; ++piece) {
    weights_[piece] = weight;
    weight *= squares;
  }
  codes_.assign(weight, 0);
  std::vector<Square> all;
  std::array<Square, max_side> chosen{};
  enumerate(0, chosen, all);
  number(all);
  fill_tuples();
}

void Placements::enumerate(unsigned piece, std::array<Square, max_side>& chosen,
                           std::vector<Square>& all) {
  if (piece == pieces_) {
    all.insert(all.end(), chosen.begin(), chosen.begin() + pieces_);
    return;
  }
  const bool first_of_kind = piece == 0 || piece == material_.knights;
  const unsigned from = first_of_kind ? 0 : geometry_->number(chosen[piece - 1]) + 1;
  const auto end = chosen.begin() + material_.knights;
  for (auto n = static_cast<int>(from); n < geometry_->squares(); ++n) {
    const Square square = geometry_->square(n);
    const bool taken = piece >= material_.knights && std::find(chosen.begin(), end, square) != end;
    if (taken) continue;
    chosen[piece] = square;
    enumerate(piece + 1, chosen, all);
  }
}

/// Canonical placements get the first codes in their order, their mirror images the following ones
/// in the same order: neighbours stay neighbours.
void Placements::number(const std::vector<Square>& all) {
  const std::size_t count = all.size() / pieces_;
  std::vector<Square> images;
  squares_.reserve(all.size());
  std::vector<std::uint32_t> originals;
  std::vector<Square> image(pieces_);
  for (std::size_t i = 0; i < count; ++i) {
    const Square* const squares = all.data() + i * pieces_;
    for (unsigned p = 0; p < pieces_; ++p) image[p] = geometry_->mirrored(squares[p]);
    std::sort(image.begin(), image.begin() + material_.knights);
    std::sort(image.begin() + material_.knights, image.end());
    if (std::lexicographical_compare(image.begin(), image.end(), squares, squares + pieces_)) {
      continue;
    }
    squares_.insert(squares_.end(), squares, squares + pieces_);
    if (!std::equal(squares, squares + pieces_, image.begin())) {
      images.insert(images.end(), image.begin(), image.end());
      originals.push_back(canonical_);
    }
    ++canonical_;
  }
  squares_.insert(squares_.end(), images.begin(), images.end());
  mirror_.resize(count);
  for (std::uint32_t code = 0; code < canonical_; ++code) mirror_[code] = code;
  for (std::uint32_t i = 0; i < originals.size(); ++i) {
    mirror_[originals[i]] = canonical_ + i;
    mirror_[canonical_ + i] = originals[i];
  }
}

void Placements::fill_tuples() {
  std::vector<Square> order(pieces_);
  const auto knights_end = order.begin() + material_.knights;
  for (std::uint32_t code = 0; code < size(); ++code) {
    const std::span<const Square> placed = squares(code);
    std::copy(placed.begin(), placed.end(), order.begin());
    do {
      do {
        std::uint32_t tuple = 0;
        for (unsigned p = 0; p < pieces_; ++p) tuple += geometry_->number(order[p]) * weights_[p];
        codes_[tuple] = code;
      } while (std::next_permutation(knights_end, order.end()));
    } while (std::next_permutation(order.begin(), knights_end));
  }
}

std::uint32_t Placements::tuple(std::uint32_t code) const {
  std::uint32_t tuple = 0;
  const std::span<const Square> placed = squares(code);
  for (unsigned p = 0; p < pieces_; ++p) tuple += geometry_->number(placed[p]) * weights_[p];
  return tuple;
}

std::uint32_t Placements::code(const SquareSet& pieces, const SquareSet& knights, Seat seat) const {
  std::uint32_t tuple = 0;
  unsigned knight = 0;
  unsigned man = material_.knights;
  pieces.for_each([&](Square square) {
    const unsigned piece = knights.has(square) ? knight++ : man++;
    tuple += geometry_->number(geometry_->seen_by(seat, square)) * weights_[piece];
  });
  return codes_[tuple];
}

const Placements& PlacementsPool::at(Material material) {
  std::unique_ptr<Placements>& made = made_[material];
  if (made == nullptr) made = std::make_unique<Placements>(*geometry_, material);
  return *made;
}

}  // namespace camlann::tables
