#pragma once
// The processes that build tables together, as the solver and the builder speak to one another.
// Every member calls the same functions in the same order, from one thread. A process by itself is
// a team of one.

#include <cstdint>
#include <string>
#include <vector>

#include "tables/value.hpp"

namespace camlann::tables {

/// Marked cells of a row: those of a strip of 32 columns, a bit each.
struct MarkedLine {
  std::uint32_t strip;
  std::uint32_t row;
  std::uint32_t bits;
};

class Team {
 public:
  virtual ~Team() = default;

  [[nodiscard]] virtual unsigned size() const = 0;
  /// Which of them this process is, from 0. Member 0 leads: it alone writes files.
  [[nodiscard]] virtual unsigned member() const = 0;
  [[nodiscard]] bool leads() const { return member() == 0; }

  /// The greatest of all members' numbers, sent to all.
  [[nodiscard]] virtual std::uint64_t greatest(std::uint64_t mine) = 0;
  /// The text of one member, sent to all.
  [[nodiscard]] virtual std::string told_by(unsigned member, const std::string& mine) = 0;
  /// Sends out[m] to member m and replaces `in` by what came from all, in their order.
  virtual void exchange(const std::vector<std::vector<MarkedLine>>& out,
                        std::vector<MarkedLine>& in) = 0;
  /// Replaces `all` of member 0 by everybody's, in their order.
  virtual void collect(const std::vector<Entry>& mine, std::vector<Entry>& all) = 0;
};

class Alone final : public Team {
 public:
  [[nodiscard]] unsigned size() const override { return 1; }
  [[nodiscard]] unsigned member() const override { return 0; }
  [[nodiscard]] std::uint64_t greatest(std::uint64_t mine) override { return mine; }
  [[nodiscard]] std::string told_by(unsigned, const std::string& mine) override { return mine; }
  void exchange(const std::vector<std::vector<MarkedLine>>& out,
                std::vector<MarkedLine>& in) override {
    in = out.front();
  }
  void collect(const std::vector<Entry>& mine, std::vector<Entry>& all) override { all = mine; }
};

}  // namespace camlann::tables
