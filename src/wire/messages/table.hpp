#pragma once
// Perfect values from endgame tables.

#include <optional>
#include <string>
#include <vector>

#include "tables/value.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"

namespace camlann {

namespace message {

inline constexpr wire::About about_wdl{.text = "For the seat whose turn it is"};
inline constexpr wire::About about_plies{
    .text = "Until the game is over, the move asked about counted; null for a draw"};

struct TableSummary {
  MESSAGE(TableSummary);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules, "Id of the rule set");
  FIELD(int, pieces,
        "There is no table for positions with more pieces; with as many there may be") = 0;
};

struct Tables {
  MESSAGE(Tables, "The games and rule sets that have endgame tables");
  FIELD(std::vector<TableSummary>, tables);
  FIELD(std::vector<std::string>, making,
        "Ids of the variants whose tables for the practice endings the server is making now");
};

struct PerfectValue {
  MESSAGE(PerfectValue);
  FIELD_LIKE(tables::Wdl, wdl, about_wdl) = tables::Wdl::draw;
  FIELD_LIKE(std::optional<int>, plies, about_plies);
};

struct PerfectMove {
  MESSAGE(PerfectMove);
  FIELD(std::string, notation);
  FIELD_LIKE(tables::Wdl, wdl, about_wdl) = tables::Wdl::draw;
  FIELD_LIKE(std::optional<int>, plies, about_plies);
};

struct PerfectValues : PerfectValue {
  MESSAGE(PerfectValues, "The value of a position and of its moves");
  using Base = PerfectValue;
  FIELD(std::vector<PerfectMove>, moves, "The best first; none if the game is over");
};

/// Output of `camlann tables probe`.
struct ProbeAnswer : PerfectValue {
  MESSAGE(ProbeAnswer, "The value of a position, with what was asked for");
  using Base = PerfectValue;
  FIELD(std::optional<std::vector<PerfectMove>>, moves, "The best first", .left_out = true);
  FIELD(std::optional<std::vector<std::string>>, line, "Perfect play to the end", .left_out = true);
};

/// Output in place of the values if there is no table.
struct NoValue {
  MESSAGE(NoValue);
  FIELD(std::optional<tables::Wdl>, wdl, "Null");
  FIELD(Problem, error);
};

}  // namespace message

namespace wire {

template <>
inline constexpr Title title<tables::Wdl>{"Wdl", "What perfect play leads to"};

}  // namespace wire
}  // namespace camlann
