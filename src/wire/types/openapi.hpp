#pragma once
// The messages of the server as schemas of OpenAPI.

#include <optional>
#include <string>
#include <string_view>

namespace camlann::wire {

/// Returns the lines below `components: schemas:`.
[[nodiscard]] std::string openapi_schemas();

/// Returns the document with the schemas appended; nothing unless it ends with `schemas:`.
[[nodiscard]] std::optional<std::string> with_schemas(std::string_view hand_written);

/// Returns the C++ source of wire/openapi_text.hpp.
[[nodiscard]] std::string openapi_source(std::string_view document);

}  // namespace camlann::wire
