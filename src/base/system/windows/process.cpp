#include "base/system/process.hpp"

#include <windows.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/system/windows/handle.hpp"
#include "base/system/windows/text.hpp"

namespace camlann::system {
namespace {

using namespace std::chrono_literals;

constexpr DWORD patience_at_the_end_ms = 1000;
constexpr auto look_at_stop = 5ms;

/// Writes an argument as CommandLineToArgvW() and the C library read it: backslashes count only
/// before a quotation mark.
std::string quoted(std::string_view word) {
  std::string made = "\"";
  std::size_t backslashes = 0;
  for (const char c : word) {
    if (c == '"') made.append(backslashes + 1, '\\');
    backslashes = c == '\\' ? backslashes + 1 : 0;
    made += c;
  }
  return made.append(backslashes, '\\') + '"';
}

std::wstring command_line(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    std::string part = word;
    if (line.empty()) {
      std::replace(part.begin(), part.end(), '/', '\\');
    } else {
      line += ' ';
    }
    line += quoted(part);
  }
  return wide(line);
}

/// Starts a program that inherits these three streams and nothing else, neither pipes of programs
/// that another thread starts. Returns null if it cannot, with GetLastError().
Handle started(std::wstring line, HANDLE input, HANDLE output, HANDLE errors) {
  std::array<HANDLE, 3> streams{input, output, errors};
  SIZE_T size = 0;
  InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
  std::vector<std::byte> room(size);
  auto* const list = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room.data());
  if (InitializeProcThreadAttributeList(list, 1, 0, &size) == 0) return Handle();
  const std::size_t count = errors == nullptr ? 2 : 3;
  UpdateProcThreadAttribute(list, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, streams.data(),
                            count * sizeof(HANDLE), nullptr, nullptr);
  STARTUPINFOEXW start{};
  start.StartupInfo.cb = sizeof start;
  start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  start.StartupInfo.hStdInput = input;
  start.StartupInfo.hStdOutput = output;
  start.StartupInfo.hStdError = errors;
  start.lpAttributeList = list;
  PROCESS_INFORMATION made{};
  const BOOL done =
      CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, EXTENDED_STARTUPINFO_PRESENT,
                     nullptr, nullptr, &start.StartupInfo, &made);
  const DWORD error = GetLastError();
  DeleteProcThreadAttributeList(list);
  SetLastError(error);
  if (done == 0) return Handle();
  CloseHandle(made.hThread);
  return Handle(made.hProcess);
}

/// Returns a handle on standard error that another program may inherit; null without one.
Handle standard_error() {
  HANDLE copy = nullptr;
  const HANDLE self = GetCurrentProcess();
  DuplicateHandle(self, GetStdHandle(STD_ERROR_HANDLE), self, &copy, 0, TRUE,
                  DUPLICATE_SAME_ACCESS);
  return Handle(copy);
}

/// One end is inherited by the program; waiting at the other needs a pipe with a name.
struct Pipe {
  Handle ours;
  Handle theirs;

  /// `number` differs between the pipes that this process has at the same time.
  bool open(std::uintptr_t number, DWORD direction) {
    const std::wstring name = LR"(\\.\pipe\camlann-)" + std::to_wstring(GetCurrentProcessId()) +
                              L'-' + std::to_wstring(number);
    constexpr DWORD bytes = 1U << 16U;
    ours = Handle(CreateNamedPipeW(
        name.c_str(), direction | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
        PIPE_TYPE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS, 1, bytes, bytes, 0, nullptr));
    if (!ours) return false;
    SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
    const DWORD access = direction == PIPE_ACCESS_INBOUND ? GENERIC_WRITE : GENERIC_READ;
    theirs = Handle(CreateFileW(name.c_str(), access, 0, &inherited, OPEN_EXISTING, 0, nullptr));
    return static_cast<bool>(theirs);
  }
};

}  // namespace

struct Process::Ends {
  Handle program;
  Handle to;
  Handle from;
  Handle told;   // event: the line is written
  Handle heard;  // event: a part is read
  OVERLAPPED reading{};
  bool is_reading = false;
  std::array<char, 4096> chunk{};

  /// Begins to read the next part, unless that has been begun. False at the end of the output.
  bool read_on() {
    if (is_reading) return true;
    reading = {};
    reading.hEvent = heard.get();
    is_reading = ReadFile(from.get(), chunk.data(), static_cast<DWORD>(chunk.size()), nullptr,
                          &reading) != 0 ||
                 GetLastError() == ERROR_IO_PENDING;
    return is_reading;
  }
};

Process::Process(std::unique_ptr<Ends> ends) : ends_(std::move(ends)) {}

Result<std::unique_ptr<Process>> Process::start(const std::vector<std::string>& words) {
  const auto cannot = [&](DWORD error) {
    return failure(ErrorCode::io, "cannot start the program: " + words_of_error(error),
                   words.empty() ? "" : words.front());
  };
  if (words.empty() || words.front().empty()) return cannot(ERROR_FILE_NOT_FOUND);
  auto ends = std::make_unique<Ends>();
  ends->told = Handle(CreateEventW(nullptr, TRUE, FALSE, nullptr));
  ends->heard = Handle(CreateEventW(nullptr, TRUE, FALSE, nullptr));
  Pipe input;
  Pipe output;
  const auto number = reinterpret_cast<std::uintptr_t>(ends.get());
  if (!ends->told || !ends->heard || !input.open(number, PIPE_ACCESS_OUTBOUND) ||
      !output.open(number + 1, PIPE_ACCESS_INBOUND)) {
    return cannot(GetLastError());
  }
  const Handle errors = standard_error();
  ends->program =
      started(command_line(words), input.theirs.get(), output.theirs.get(), errors.get());
  if (!ends->program) return cannot(GetLastError());
  ends->to = std::move(input.ours);
  ends->from = std::move(output.ours);
  return std::unique_ptr<Process>(new Process(std::move(ends)));
}

Process::~Process() {
  ends_->to.close();
  if (WaitForSingleObject(ends_->program.get(), patience_at_the_end_ms) != WAIT_OBJECT_0) {
    TerminateProcess(ends_->program.get(), 1);
    WaitForSingleObject(ends_->program.get(), INFINITE);
  }
  if (!ends_->is_reading) return;
  DWORD size = 0;
  CancelIo(ends_->from.get());
  GetOverlappedResult(ends_->from.get(), &ends_->reading, &size, TRUE);
}

bool Process::tell(std::string_view line) const {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    OVERLAPPED writing{};
    writing.hEvent = ends_->told.get();
    if (WriteFile(ends_->to.get(), rest.data(), static_cast<DWORD>(rest.size()), nullptr,
                  &writing) == 0 &&
        GetLastError() != ERROR_IO_PENDING) {
      return false;
    }
    DWORD written = 0;
    if (GetOverlappedResult(ends_->to.get(), &writing, &written, TRUE) == 0) return false;
    rest.remove_prefix(written);
  }
  return true;
}

Process::Heard Process::hear(std::string& line, Clock::time_point deadline,
                             const std::atomic<bool>& stop) {
  while (!take_line(line)) {
    if (unread_.size() > longest_line) return Heard::too_long;
    if (stop) return Heard::stopped;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left <= 0ms) return Heard::too_late;
    if (!ends_->read_on()) return Heard::ended;
    const auto pause = std::min<std::chrono::milliseconds>(left, look_at_stop);
    if (WaitForSingleObject(ends_->heard.get(), static_cast<DWORD>(pause.count())) !=
        WAIT_OBJECT_0) {
      continue;
    }
    ends_->is_reading = false;
    DWORD size = 0;
    if (GetOverlappedResult(ends_->from.get(), &ends_->reading, &size, FALSE) == 0) {
      return Heard::ended;
    }
    unread_.append(ends_->chunk.data(), size);
  }
  return Heard::line;
}

std::optional<std::string> Process::how_it_ended() const {
  DWORD status = 0;
  if (WaitForSingleObject(ends_->program.get(), patience_at_the_end_ms) != WAIT_OBJECT_0 ||
      GetExitCodeProcess(ends_->program.get(), &status) == 0) {
    return std::nullopt;
  }
  return "ended with exit status " + std::to_string(status);
}

}  // namespace camlann::system
