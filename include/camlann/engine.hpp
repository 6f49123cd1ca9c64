#pragma once
/// @file
/// The engine on top of the rules: search, levels, reasons for moves, endgame tables. Link
/// Camlann::engine. A tour is in doc/library.md.

#include "camlann/rules.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "engine/table_prober.hpp"
#include "engine/why.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "tables/value.hpp"
