#pragma once
// The OpenAPI document that the server serves. The build writes its source from
// doc/protocol/openapi.yaml and the descriptions of the messages.

#include <string_view>

namespace camlann::wire {

/// Returns the whole document: YAML, valid as long as the program runs.
[[nodiscard]] std::string_view openapi_text();

}  // namespace camlann::wire
