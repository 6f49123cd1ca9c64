#include "nn/network.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "nn/lane.hpp"

namespace camlann::nn {
namespace {

constexpr std::string_view magic = "CAMLANNN";
constexpr std::uint32_t version = 2;
constexpr std::size_t sum_bytes = 8;

std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t sum = 0xCBF29CE484222325ULL;  // FNV-1a
  for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return sum;
}

Failure unreadable(std::string what, std::string where, std::string expected = {}) {
  return failure(ErrorCode::syntax, std::move(what), std::move(where), std::move(expected));
}

// --- Writing ------------------------------------------------------------------------------------

template <class Number>
void append(std::string& bytes, Number number) {
  for (std::size_t i = 0; i < sizeof(Number); ++i) {
    bytes += static_cast<char>(static_cast<unsigned char>(number & 0xFFu));
    number = static_cast<Number>(number >> 4 >> 4);
  }
}

void append_text(std::string& bytes, std::string_view text) {
  append(bytes, static_cast<std::uint16_t>(text.size()));
  bytes += text;
}

void append_lanes(std::string& bytes, const std::vector<Lane>& lanes) {
  for (const Lane& lane : lanes) {
    for (const std::int16_t n : lane.n) append(bytes, static_cast<std::uint16_t>(n));
  }
}

// --- Reading ------------------------------------------------------------------------------------

class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  [[nodiscard]] std::size_t left() const { return rest_.size(); }

  template <class Number>
  [[nodiscard]] Result<Number> number(const char* where) {
    if (rest_.size() < sizeof(Number)) return unreadable("the network is incomplete", where);
    Number value{};
    for (std::size_t i = sizeof(Number); i-- > 0;) {
      value = static_cast<Number>(value << 4 << 4 | static_cast<unsigned char>(rest_[i]));
    }
    rest_.remove_prefix(sizeof(Number));
    return value;
  }

  [[nodiscard]] Result<std::string> text(const char* where, std::size_t longest) {
    TRY(const std::size_t size, number<std::uint16_t>(where));
    if (size > longest) {
      return unreadable("the text is too long", where,
                        "at most " + std::to_string(longest) + " bytes");
    }
    if (rest_.size() < size) return unreadable("the network is incomplete", where);
    std::string text(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return text;
  }

  [[nodiscard]] Result<std::size_t> size(const char* where, std::size_t most) {
    TRY(const std::size_t size, number<std::uint16_t>(where));
    if (size == 0 || size > most) {
      return unreadable("this size is not possible: " + std::to_string(size), where, at_most(most));
    }
    return size;
  }

  // The caller has checked that there is enough.
  [[nodiscard]] std::vector<Lane> lanes(std::size_t count) {
    std::vector<Lane> lanes(count);
    for (Lane& lane : lanes) {
      for (std::int16_t& n : lane.n) {
        n = static_cast<std::int16_t>(static_cast<unsigned char>(rest_[0]) |
                                      static_cast<unsigned char>(rest_[1]) << 8);
        rest_.remove_prefix(2);
      }
    }
    return lanes;
  }

 private:
  static std::string at_most(std::size_t most) { return "1 to " + std::to_string(most); }

  std::string_view rest_;
};

Result<void> read_card(Reader& reader, NetworkCard& card) {
  TRY(card.variant, reader.text("variant", longest_name));
  TRY(card.rules, reader.text("rules", longest_text));
  TRY(card.description, reader.text("description", longest_text));
  TRY(card.licence, reader.text("licence", longest_text));
  return {};
}

Result<void> read_sizes(Reader& reader, Network& network) {
  TRY(network.squares, reader.size("squares", most_squares));
  TRY(network.kinds, reader.size("kinds", most_kinds));
  TRY(network.men, reader.size("men", most_men));
  TRY(const std::size_t width, reader.size("width", most_lanes * lane_size));
  if (width % lane_size != 0) {
    return unreadable("this width is not possible: " + std::to_string(width), "width",
                      "a multiple of " + std::to_string(lane_size));
  }
  network.lanes = width / lane_size;
  TRY(network.scale, reader.number<std::uint16_t>("scale"));
  return {};
}

// --- Checks -------------------------------------------------------------------------------------

// No sum of the men on a board may leave 16 bits.
bool sums_fit(const Network& network) {
  std::vector<int> largest(network.width());
  for (std::size_t row = 0; row < network.row_count(); ++row) {
    for (std::size_t i = 0; i < network.width(); ++i) {
      const Lane& lane = network.rows[row * network.lanes + i / lane_size];
      largest[i] = std::max(largest[i], std::abs(int{lane.n[i % lane_size]}));
    }
  }
  for (std::size_t i = 0; i < network.width(); ++i) {
    const int bias = std::abs(int{network.bias[i / lane_size].n[i % lane_size]});
    const int men = static_cast<int>(network.men) * largest[i];
    if (bias + men > std::numeric_limits<std::int16_t>::max()) return false;
  }
  return true;
}

// No sum of a set of outputs may leave 32 bits.
bool outputs_fit(const Network& network) {
  const std::size_t lanes = 2 * network.lanes;
  for (std::size_t set = 0; set < output_sets; ++set) {
    std::int64_t sum = 0;
    for (std::size_t i = set * lanes; i < (set + 1) * lanes; ++i) {
      for (const std::int16_t n : network.output[i].n) {
        if (std::abs(int{n}) > most_output_weight) return false;
        sum += std::abs(int{n});
      }
    }
    const std::int64_t bias = std::abs(std::int64_t{network.output_bias[set]});
    if (sum * one * one > std::numeric_limits<std::int32_t>::max()) return false;
    if (bias > std::int64_t{1} << 24) return false;
  }
  return true;
}

bool sizes_fit(const Network& network) {
  return network.squares >= 1 && network.squares <= most_squares && network.kinds >= 1 &&
         network.kinds <= most_kinds && network.men >= 1 && network.men <= most_men &&
         network.lanes >= 1 && network.lanes <= most_lanes &&
         network.bias.size() == network.lanes &&
         network.rows.size() == network.row_count() * network.lanes &&
         network.output.size() == output_sets * 2 * network.lanes;
}

bool texts_fit(const NetworkCard& card) {
  return card.variant.size() <= longest_name && card.rules.size() <= longest_text &&
         card.description.size() <= longest_text && card.licence.size() <= longest_text;
}

}  // namespace

Failure misfit(const char* where, std::string_view found, std::string expected) {
  return failure(ErrorCode::conflict, "the network is of another game: " + std::string(found),
                 where, std::move(expected));
}

Result<void> fits(const Network& network, const NetworkGame& game) {
  if (network.card.variant != game.variant) {
    return misfit("variant", network.card.variant, std::string(game.variant));
  }
  const auto differs = [](const char* where, std::size_t found, std::size_t expected) {
    return misfit(where, std::to_string(found), std::to_string(expected));
  };
  if (network.squares != game.squares) return differs("squares", network.squares, game.squares);
  if (network.kinds != game.kinds) return differs("kinds", network.kinds, game.kinds);
  if (network.men != game.men) return differs("men", network.men, game.men);
  return {};
}

Result<void> check(const Network& network) {
  if (!texts_fit(network.card)) return unreadable("a text is too long", "card");
  if (!sizes_fit(network)) return unreadable("the sizes are not possible", "sizes");
  if (network.scale < 1 || network.scale > most_scale) {
    return unreadable("this scale is not possible: " + std::to_string(network.scale), "scale",
                      "1 to " + std::to_string(most_scale));
  }
  if (!sums_fit(network)) return unreadable("the weights of the men are too large", "rows");
  if (!outputs_fit(network)) return unreadable("the weights of the output are too large", "output");
  return {};
}

std::string to_bytes(const Network& network) {
  std::string bytes(magic);
  append(bytes, version);
  append_text(bytes, network.card.variant);
  append_text(bytes, network.card.rules);
  append_text(bytes, network.card.description);
  append_text(bytes, network.card.licence);
  append(bytes, static_cast<std::uint16_t>(network.squares));
  append(bytes, static_cast<std::uint16_t>(network.kinds));
  append(bytes, static_cast<std::uint16_t>(network.men));
  append(bytes, static_cast<std::uint16_t>(network.width()));
  append(bytes, static_cast<std::uint16_t>(network.scale));
  append_lanes(bytes, network.bias);
  append_lanes(bytes, network.rows);
  append_lanes(bytes, network.output);
  for (const std::int32_t bias : network.output_bias) {
    append(bytes, static_cast<std::uint32_t>(bias));
  }
  append(bytes, checksum(bytes));
  return bytes;
}

Result<Network> read_network(std::string_view bytes) {
  if (bytes.substr(0, magic.size()) != magic) {
    return unreadable("this is not a network", "head", std::string(magic));
  }
  Reader reader(bytes.substr(magic.size()));
  TRY(const auto found, reader.number<std::uint32_t>("version"));
  if (found != version) {
    return unreadable("the file has version " + std::to_string(found), "version",
                      "version " + std::to_string(version));
  }
  Network network;
  TRY_VOID(read_card(reader, network.card));
  TRY_VOID(read_sizes(reader, network));
  const std::size_t outputs = output_sets * 2 * network.lanes;
  const std::size_t lanes = network.lanes + network.row_count() * network.lanes + outputs;
  const std::size_t wanted = lanes * sizeof(Lane) + output_sets * sizeof(std::int32_t) + sum_bytes;
  if (reader.left() != wanted) {
    return unreadable(
        reader.left() < wanted ? "the network is incomplete" : "the file is too long", "weights",
        std::to_string(wanted) + " bytes instead of " + std::to_string(reader.left()));
  }
  if (Reader(bytes.substr(bytes.size() - sum_bytes)).number<std::uint64_t>("checksum") !=
      checksum(bytes.substr(0, bytes.size() - sum_bytes))) {
    return unreadable("the file was changed", "checksum");
  }
  network.bias = reader.lanes(network.lanes);
  network.rows = reader.lanes(network.row_count() * network.lanes);
  network.output = reader.lanes(outputs);
  for (std::int32_t& bias : network.output_bias) {
    TRY(const auto number, reader.number<std::uint32_t>("output"));
    bias = static_cast<std::int32_t>(number);
  }
  TRY_VOID(check(network));
  return network;
}

}  // namespace camlann::nn
