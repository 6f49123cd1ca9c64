#pragma once
// An order as the address of a request has it: the values of `?variant=cam&what=board,cards`. For
// the server and for the page of a site without one. Pure functions.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "print/order.hpp"

namespace camlann::print {

/// Returns a value of the address by its name; empty without it.
using ValueOf = std::function<Result<std::string>(std::string_view name)>;

/// Draws the sheets that an address asks for, with problems as "name;rules;aim;fen;moves|..".
/// Returns an error if they are more than `most_sheets`.
[[nodiscard]] Result<Printed> printed_as_asked(const ValueOf& value_of, const Catalog& known,
                                               std::size_t most_sheets);

/// Returns "board=4, cards=2".
[[nodiscard]] std::string contents_of(const Printed& printed);

/// Returns "width=369, height=492, columns=2, rows=2, square=28.5, largest=28.5".
[[nodiscard]] std::string board_of(const Printed& printed);

}  // namespace camlann::print
