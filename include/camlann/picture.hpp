#pragma once
/// @file
/// Positions as pictures: SVG text. Link Camlann::rules. A tour is in doc/library.md.

#include "camlann/rules.hpp"
#include "picture/picture.hpp"
