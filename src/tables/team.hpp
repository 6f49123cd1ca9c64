#pragma once
// Communication between the processes that build tables together, for the solver and the builder.
// Every member calls the same functions in the same order, from one thread. A single process is a
// team of one.

#include <cstdint>
#include <string>
#include <vector>

#include "tables/entry.hpp"

namespace camlann::tables {

/// Marked cells of a row: those of a strip of 32 columns, one bit each.
struct MarkedLine {
  std::uint32_t strip;
  std::uint32_t row;
  std::uint32_t bits;
};

class Team {
 public:
  virtual ~Team() = default;

  [[nodiscard]] virtual unsigned size() const = 0;
  /// Returns this process's number, from 0. Member 0 leads: it alone writes files.
  [[nodiscard]] virtual unsigned member() const = 0;
  [[nodiscard]] bool leads() const { return member() == 0; }

  /// Returns the greatest of all members' numbers, to all of them.
  [[nodiscard]] virtual std::uint64_t greatest(std::uint64_t mine) = 0;
  /// Returns the text of one member, to all of them.
  [[nodiscard]] virtual std::string told_by(unsigned member, const std::string& mine) = 0;
  /// Sends out[m] to member m and replaces `in` by the data from all members, in their order.
  virtual void exchange(const std::vector<std::vector<MarkedLine>>& out,
                        std::vector<MarkedLine>& in) = 0;
  /// Replaces `all` of member 0 by the data of all members, in their order.
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
