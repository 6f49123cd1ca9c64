#pragma once
// The standard streams, and what the terminal behind them can show. prepare_streams() is called
// first; then any thread may call the others.

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

namespace camlann::system {

/// Makes the standard streams carry UTF-8 with line feeds, byte for byte. Fills those that the
/// caller has closed, so that no other file gets their numbers; using them stays an error.
void prepare_streams();

[[nodiscard]] bool is_terminal(std::FILE* stream);

/// Returns the columns of the terminal of a stream; 0 if it is none.
[[nodiscard]] std::size_t columns_of_terminal(std::FILE* stream);

/// True if a stream is a terminal that obeys escape sequences of ECMA-48: colours, erased lines.
[[nodiscard]] bool obeys_escapes(std::FILE* stream);

/// True if a stream is a terminal that shows the signs of Unicode.
[[nodiscard]] bool shows_unicode(std::FILE* stream);

/// Reads a line that is typed on the terminal of standard input, without its end; false at the end
/// of the input.
[[nodiscard]] bool read_typed_line(std::string& line);

/// Writes to standard output or error; false if some of it is lost.
bool write_text(std::string_view text, std::FILE* stream);

}  // namespace camlann::system
