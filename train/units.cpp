#include "units.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <system_error>
#include <thread>

namespace camlann::train {

namespace {

namespace fs = std::filesystem;
using std::chrono::seconds;

constexpr std::string_view end_word = "end ";
constexpr seconds silence{60};  // after which a process counts as gone
constexpr std::chrono::milliseconds pause{200};

std::string path_of(const UnitPlan& plan, int number) {
  std::string digits = std::to_string(number + 1);
  digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
  return plan.directory + "/" + plan.stem + "-" + digits + plan.extension;
}

std::string hexadecimal(std::uint64_t number) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = digits[number & 15];
  return text;
}

Failure cannot_write(const std::string& path) {
  return failure(ErrorCode::io, "cannot be written", path);
}

Result<Unit> read_unit(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return failure(ErrorCode::io, "cannot be read", path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const Result<std::string> whole = unsealed(text);
  if (!whole) return failure(whole.error().code, whole.error().what, path, whole.error().expected);
  const std::size_t end = whole->find('\n');
  return Unit{path, whole->substr(0, end), whole->substr(std::min(end + 1, whole->size()))};
}

// Checks all units that exist.
Result<void> check_all(const UnitPlan& plan) {
  for (int number = 0; number < plan.count; ++number) {
    const std::string path = path_of(plan, number);
    std::error_code error;
    if (!fs::exists(path, error)) continue;
    const Result<Unit> unit = read_unit(path);
    if (!unit) return Failure(unit.error());
    if (unit->head != plan.head) {
      return failure(ErrorCode::conflict, "was made differently: " + unit->head, path,
                     "an empty directory, or one made by: " + plan.head);
    }
  }
  return {};
}

// A lock file next to the unit: another process is working on it.
class Claim {
 public:
  explicit Claim(const std::string& unit) : path_(unit + ".claim") {
    std::error_code error;
    const auto touched = fs::last_write_time(path_, error);
    if (!error && fs::file_time_type::clock::now() - touched > silence) fs::remove(path_, error);
    std::FILE* file = std::fopen(path_.c_str(), "wx");
    held_ = file != nullptr;
    refused_ = !held_ && errno != EEXIST;
    if (held_) std::fclose(file);
  }
  ~Claim() {
    std::error_code error;
    if (held_) fs::remove(path_, error);
  }
  Claim(const Claim&) = delete;
  Claim& operator=(const Claim&) = delete;

  [[nodiscard]] bool held() const { return held_; }
  /// Not because another process holds it.
  [[nodiscard]] bool refused() const { return refused_; }
  void renew() const {
    std::error_code error;
    fs::last_write_time(path_, fs::file_time_type::clock::now(), error);
  }

 private:
  std::string path_;
  bool held_ = false;
  bool refused_ = false;
};

// Writes the file under a temporary name, then renames it in one step.
Result<void> put(const std::string& path, const std::string& text) {
  const std::string part = path + "." + hexadecimal(std::random_device{}()) + ".part";
  std::FILE* file = std::fopen(part.c_str(), "wb");
  if (file == nullptr) return cannot_write(part);
  bool good = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  good = std::fflush(file) == 0 && good;
  good = fsync(fileno(file)) == 0 && good;
  good = std::fclose(file) == 0 && good;
  std::error_code error;
  if (good) fs::rename(part, path, error);
  if (good && !error) return {};
  fs::remove(part, error);
  return cannot_write(path);
}

}  // namespace

KeptAlive::KeptAlive(const StillAlive& alive, std::chrono::milliseconds interval)
    : thread_([this, alive, interval] { run(alive, interval); }) {}

KeptAlive::~KeptAlive() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void KeptAlive::run(const StillAlive& alive, std::chrono::milliseconds interval) {
  std::unique_lock lock(mutex_);
  do {
    alive();
  } while (!changed_.wait_for(lock, interval, [this] { return ended_; }));
}

std::uint64_t sum_of(std::string_view text) {
  std::uint64_t sum = 0xCBF29CE484222325ULL;
  for (const char c : text) {
    sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  }
  return sum;
}

std::string sealed(std::string_view text) {
  return std::string(text) + std::string(end_word) + hexadecimal(sum_of(text)) + "\n";
}

Result<std::string> unsealed(std::string_view text) {
  const std::size_t length = end_word.size() + 16 + 1;
  if (text.size() < length || text.substr(text.size() - length, end_word.size()) != end_word ||
      text.back() != '\n') {
    return failure(ErrorCode::syntax, "the file is incomplete", {}, "a last line \"end SUM\"");
  }
  const std::string_view inside = text.substr(0, text.size() - length);
  if (sealed(inside) == text) return std::string(inside);
  return failure(ErrorCode::syntax, "the file was changed", {},
                 "a sum of " + hexadecimal(sum_of(inside)));
}

Result<void> make_units(const UnitPlan& plan, const MakeUnit& make) {
  std::error_code error;
  fs::create_directories(plan.directory, error);
  if (auto same = check_all(plan); !same) return same;
  while (true) {
    bool missing = false;
    bool made = false;
    for (int number = 0; number < plan.count; ++number) {
      const std::string path = path_of(plan, number);
      if (fs::exists(path, error)) continue;
      missing = true;
      const Claim claim(path);
      if (claim.refused()) return cannot_write(path);
      if (!claim.held() || fs::exists(path, error)) continue;
      const std::string lines = make(number, [&] { claim.renew(); });
      if (auto done = put(path, sealed(plan.head + "\n" + lines)); !done) return done;
      made = true;
    }
    if (!missing) return check_all(plan);
    if (!made) std::this_thread::sleep_for(pause);
  }
}

Result<std::vector<Unit>> read_units(const std::string& directory, const std::string& stem,
                                     const std::string& extension) {
  std::vector<std::string> paths;
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (name.rfind(stem, 0) == 0 && it->path().extension() == extension) {
      paths.push_back(it->path().string());
    }
  }
  if (error) return failure(ErrorCode::io, "cannot be read", directory);
  if (paths.empty()) return failure(ErrorCode::not_found, "no unit of " + stem, directory);
  std::sort(paths.begin(), paths.end());
  std::vector<Unit> units;
  for (const std::string& path : paths) {
    Result<Unit> unit = read_unit(path);
    if (!unit) return Failure(unit.error());
    units.push_back(std::move(*unit));
  }
  return units;
}

}  // namespace camlann::train
