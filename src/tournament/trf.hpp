#pragma once
// Writes a tournament as FIDE's report file, TRF16, with the extensions of TRFx: XXR, the number of
// rounds, and XXC, the colour of player 1. Other pairing programs read it. Source: FIDE Handbook
// C.04, annex 2, and the manual of JaVaFo. Pure.

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "tournament/state.hpp"

namespace camlann::tournament {

/// The lines of a report about facts that are not in the state. Empty ones are left out.
struct ReportHead {
  std::string name;
  std::string begins;  // "2026/11/29", as the next
  std::string ends;
  std::string director;
  std::string time;                 // time control
  std::vector<std::string> rounds;  // dates, "26/11/29"
  std::vector<std::string> teams;   // names, by index
};

/// Returns the report. Players are listed by their pairing numbers; `name_of` returns the name of
/// an entrant. Names should be in ASCII, because many programs count bytes.
[[nodiscard]] std::string write_report(const State& state, const ReportHead& head,
                                       const std::function<std::string(std::size_t)>& name_of);

}  // namespace camlann::tournament
