#pragma once
/// @file
/// The rules of every game: games, moves, positions, records, trees of variations. Link
/// Camlann::rules. A tour is in doc/library.md.

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "camlann/version.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/own_words.hpp"
#include "game/replay.hpp"
#include "game/text.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/own_words.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
