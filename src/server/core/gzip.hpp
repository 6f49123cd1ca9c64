#pragma once
// Compresses the page's files and responses.

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::server {

/// Returns one gzip member (RFC 1952) without name or time.
[[nodiscard]] std::string gzip(std::string_view data);

/// Compresses a text when it is first asked for. Thread-safe.
class GzippedOnce {
 public:
  explicit GzippedOnce(std::shared_ptr<const std::string> plain) : plain_(std::move(plain)) {}

  /// Returns the compressed text, or null if it would not be smaller.
  [[nodiscard]] std::shared_ptr<const std::string> get();

 private:
  std::shared_ptr<const std::string> plain_;
  std::once_flag once_;
  std::shared_ptr<const std::string> packed_;
};

}  // namespace camlann::server
