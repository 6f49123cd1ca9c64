#pragma once
// Files of a test, for any test program.

#include <filesystem>
#include <string>
#include <string_view>

namespace camlann::test {

/// The whole file, byte for byte; empty if it cannot be read.
[[nodiscard]] std::string read_bytes(const std::filesystem::path& path);
void write_bytes(const std::filesystem::path& path, std::string_view bytes);

/// An empty folder that goes with the object. Throws std::runtime_error if it cannot be made.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Makes the folders on the way, too.
  void write(std::string_view name, std::string_view contents) const;

 private:
  std::filesystem::path path_;
};

}  // namespace camlann::test
