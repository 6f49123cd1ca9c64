#pragma once
/// @file
/// What thinks about games, on top of their rules: search, levels, reasons for moves, endgame
/// tables. Link Camlann::engine. A tour is in doc/library.md.

#include "camlann/rules.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "engine/table_prober.hpp"
#include "engine/why.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "tables/value.hpp"
