#pragma once
// Has transfers of libcurl end early when the program stops: whoever delivers looks about once a
// second, while he waits for a name, a connection or an answer, too.

#include <curl/curl.h>

#include <atomic>

namespace camlann::server {

/// Has this handle's transfer end soon after `stop` is set, which outlives it. False if libcurl
/// cannot.
[[nodiscard]] bool cut_short_on(CURL* curl, const std::atomic<bool>& stop);

}  // namespace camlann::server
