#pragma once
// The messages of the server as the schemas of doc/protocol/openapi.yaml.

#include <optional>
#include <string>
#include <string_view>

namespace camlann::wire {

/// The lines below `components: schemas:`.
[[nodiscard]] std::string openapi_schemas();

/// The document with those lines in place of its own, which are the last part of it; nothing if it
/// has no such part.
[[nodiscard]] std::optional<std::string> with_schemas(std::string_view document);

}  // namespace camlann::wire
