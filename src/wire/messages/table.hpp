#pragma once
// Perfect values from endgame tables.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tables/value.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"

namespace camlann {

namespace message {

struct TableSummary {
  std::string variant;
  std::string rules;
  int pieces = 0;

  bool operator==(const TableSummary&) const = default;
};

struct Tables {
  std::vector<TableSummary> tables;

  bool operator==(const Tables&) const = default;
};

struct PerfectValue {
  tables::Wdl wdl = tables::Wdl::draw;
  std::optional<int> plies;

  bool operator==(const PerfectValue&) const = default;
};

struct PerfectMove {
  std::string notation;
  tables::Wdl wdl = tables::Wdl::draw;
  std::optional<int> plies;

  bool operator==(const PerfectMove&) const = default;
};

struct PerfectValues : PerfectValue {
  std::vector<PerfectMove> moves;

  bool operator==(const PerfectValues&) const = default;
};

/// Of `camlann tables probe`.
struct ProbeAnswer : PerfectValue {
  std::optional<std::vector<PerfectMove>> moves;
  std::optional<std::vector<std::string>> line;

  bool operator==(const ProbeAnswer&) const = default;
};

/// Where there is no table, in place of the values.
struct NoValue {
  std::optional<tables::Wdl> wdl;
  Error error;

  bool operator==(const NoValue&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::TableSummary> {
  static constexpr std::string_view name = "TableSummary";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::TableSummary;
    field("variant", &TableSummary::variant, {.text = "Its id"});
    field("rules", &TableSummary::rules, {.text = "Id of the rule set"});
    field("pieces", &TableSummary::pieces,
          {.text = "There is no table for positions with more pieces; with as many there may be"});
  }
};

template <>
struct Description<message::Tables> {
  static constexpr std::string_view name = "Tables";
  static constexpr std::string_view text = "The games and rule sets that have endgame tables";
  static constexpr void fields(auto&& field) { field("tables", &message::Tables::tables, {}); }
};

template <>
struct Description<tables::Wdl> {
  static constexpr std::string_view name = "Wdl";
  static constexpr std::string_view text = "What perfect play leads to";
};

inline constexpr About about_wdl{.text = "For the seat whose turn it is"};
inline constexpr About about_plies{
    .text = "Until the game is over, the move asked about counted; null for a draw"};

template <>
struct Description<message::PerfectValue> {
  static constexpr std::string_view name = "PerfectValue";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("wdl", &message::PerfectValue::wdl, about_wdl);
    field("plies", &message::PerfectValue::plies, about_plies);
  }
};

template <>
struct Description<message::PerfectMove> {
  static constexpr std::string_view name = "PerfectMove";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("notation", &message::PerfectMove::notation, {});
    field("wdl", &message::PerfectMove::wdl, about_wdl);
    field("plies", &message::PerfectMove::plies, about_plies);
  }
};

template <>
struct Description<message::PerfectValues> {
  using Base = message::PerfectValue;
  static constexpr std::string_view name = "PerfectValues";
  static constexpr std::string_view text = "The value of a position and of its moves";
  static constexpr void fields(auto&& field) {
    field("moves", &message::PerfectValues::moves,
          {.text = "The best first; none if the game is over"});
  }
};

template <>
struct Description<message::ProbeAnswer> {
  using Base = message::PerfectValue;
  static constexpr std::string_view name = "ProbeAnswer";
  static constexpr std::string_view text = "The value of a position, with what was asked for";
  static constexpr void fields(auto&& field) {
    using message::ProbeAnswer;
    field("moves", &ProbeAnswer::moves, {.text = "The best first", .left_out = true});
    field("line", &ProbeAnswer::line, {.text = "Perfect play to the end", .left_out = true});
  }
};

template <>
struct Description<message::NoValue> {
  static constexpr std::string_view name = "NoValue";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("wdl", &message::NoValue::wdl, {.text = "Null"});
    field("error", &message::NoValue::error, {});
  }
};

}  // namespace wire
}  // namespace camlann
