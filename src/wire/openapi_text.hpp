#pragma once
// The OpenAPI document that the server serves. The build writes its source from
// doc/protocol/openapi.yaml and the descriptions of the messages.

#include <string_view>

namespace camlann::wire {

/// Returns the whole document as YAML; the text is a constant.
[[nodiscard]] std::string_view openapi_text();

}  // namespace camlann::wire
