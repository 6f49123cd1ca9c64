// A disk that loses unsynced data, for power_cut_test.cpp: preloaded into the server (LD_PRELOAD),
// it keeps a copy of the files of one folder with the contents that survive a power cut. fsync()
// and fdatasync() of a file keep its bytes, fsync() of its folder keeps its name.
//
// CAMLANN_DISK     the folder
// CAMLANN_DURABLE  the folder of the copy: INODE (the bytes) and `names` (lines of INODE NAME)
// CAMLANN_LYING    if set, a sync keeps nothing and reports success
//
// While the file CAMLANN_DURABLE/full exists, writes fail; with `read-only`, files cannot be opened
// for writing either, as on a disk that the system has remounted after a fault; with `slow`, each
// sync waits for half a second before it keeps anything. Only plain C calls: this runs inside other
// programs' threads, before main() and after it.

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <mutex>

namespace {

template <class F>
F* real(const char* name) {
  return reinterpret_cast<F*>(dlsym(RTLD_NEXT, name));
}

const char* folder() {
  static const char* const path = std::getenv("CAMLANN_DISK");
  return path;
}

const char* durable() {
  static const char* const path = std::getenv("CAMLANN_DURABLE");
  return path;
}

bool is_below_folder(const char* path) {
  if (folder() == nullptr || durable() == nullptr) return false;
  const auto length = std::strlen(folder());
  return std::strncmp(path, folder(), length) == 0 && (path[length] == '/' || path[length] == '\0');
}

bool in_folder(int descriptor) {
  if (folder() == nullptr || durable() == nullptr) return false;
  char link[64];
  char path[PATH_MAX];
  std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  const auto size = readlink(link, path, sizeof path - 1);
  if (size < 0) return false;
  path[size] = '\0';
  return is_below_folder(path);
}

bool is_marked(const char* name) {
  char mark[PATH_MAX];
  std::snprintf(mark, sizeof mark, "%s/%s", durable(), name);
  return access(mark, F_OK) == 0;
}

std::mutex& one_sync() {
  static std::mutex mutex;
  return mutex;
}

/// Keeps the current bytes.
void keep_bytes(int descriptor, ino_t inode) {
  char path[PATH_MAX];
  std::snprintf(path, sizeof path, "%s/%llu", durable(), static_cast<unsigned long long>(inode));
  const int copy = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (copy < 0) std::abort();
  static auto* const write_at = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
  static char now[1 << 16];
  static char before[1 << 16];
  off_t at = 0;
  while (true) {
    const auto got = pread(descriptor, now, sizeof now, at);
    if (got <= 0) break;
    const auto size = static_cast<size_t>(got);
    if (pread(copy, before, size, at) != got || std::memcmp(now, before, size) != 0) {
      if (write_at(copy, now, size, at) != got) std::abort();
    }
    at += got;
  }
  static auto* const cut = real<int(int, off_t)>("ftruncate");
  if (cut(copy, at) != 0) std::abort();
  close(copy);
}

/// Keeps all current names at once.
void keep_names() {
  char path[PATH_MAX];
  char fresh[PATH_MAX];
  std::snprintf(path, sizeof path, "%s/names", durable());
  std::snprintf(fresh, sizeof fresh, "%s/names.new", durable());
  std::FILE* list = std::fopen(fresh, "we");
  DIR* files = opendir(folder());
  if (list == nullptr || files == nullptr) std::abort();
  while (const dirent* file = readdir(files)) {
    if (file->d_type != DT_REG) continue;
    std::fprintf(list, "%llu %s\n", static_cast<unsigned long long>(file->d_ino), file->d_name);
  }
  closedir(files);
  std::fclose(list);
  std::rename(fresh, path);
}

int sync(int descriptor, const char* name) {
  if (in_folder(descriptor) && is_marked("slow")) {
    const timespec half_a_second{0, 500'000'000};
    nanosleep(&half_a_second, nullptr);
  }
  const int result = real<int(int)>(name)(descriptor);
  if (result != 0 || !in_folder(descriptor) || std::getenv("CAMLANN_LYING") != nullptr) {
    return result;
  }
  const std::lock_guard lock(one_sync());
  struct stat about{};
  if (fstat(descriptor, &about) != 0) std::abort();
  if (S_ISDIR(about.st_mode)) {
    keep_names();
  } else {
    keep_bytes(descriptor, about.st_ino);
  }
  return 0;
}

/// True if a write is allowed; otherwise sets errno.
bool may_write(int descriptor) {
  if (!in_folder(descriptor)) return true;
  if (is_marked("full")) {
    errno = ENOSPC;
  } else if (is_marked("read-only")) {
    errno = EROFS;
  } else {
    return true;
  }
  return false;
}

/// The same for opening a file.
bool may_open(const char* path, int flags) {
  const bool writes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0;
  if (!writes || !is_below_folder(path) || !is_marked("read-only")) return true;
  errno = EROFS;
  return false;
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  static auto* const open_file = real<int(const char*, int, ...)>("open");
  va_list more;
  va_start(more, flags);
  const auto mode = (flags & O_CREAT) != 0 ? va_arg(more, unsigned) : 0;
  va_end(more);
  return may_open(path, flags) ? open_file(path, flags, mode) : -1;
}

int open64(const char* path, int flags, ...) {
  static auto* const open_file = real<int(const char*, int, ...)>("open64");
  va_list more;
  va_start(more, flags);
  const auto mode = (flags & O_CREAT) != 0 ? va_arg(more, unsigned) : 0;
  va_end(more);
  return may_open(path, flags) ? open_file(path, flags, mode) : -1;
}

int ftruncate(int descriptor, off_t size) {
  static auto* const cut = real<int(int, off_t)>("ftruncate");
  return may_write(descriptor) ? cut(descriptor, size) : -1;
}

int ftruncate64(int descriptor, off64_t size) {
  static auto* const cut = real<int(int, off64_t)>("ftruncate64");
  return may_write(descriptor) ? cut(descriptor, size) : -1;
}

int fsync(int descriptor) {
  return sync(descriptor, "fsync");
}

int fdatasync(int descriptor) {
  return sync(descriptor, "fdatasync");
}

ssize_t write(int descriptor, const void* bytes, size_t count) {
  static auto* const write_on = real<ssize_t(int, const void*, size_t)>("write");
  return may_write(descriptor) ? write_on(descriptor, bytes, count) : -1;
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t offset) {
  static auto* const write_at = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
  return may_write(descriptor) ? write_at(descriptor, bytes, count, offset) : -1;
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t offset) {
  static auto* const write_at = real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
  return may_write(descriptor) ? write_at(descriptor, bytes, count, offset) : -1;
}

int fallocate(int descriptor, int mode, off_t offset, off_t length) {
  static auto* const allocate = real<int(int, int, off_t, off_t)>("fallocate");
  return may_write(descriptor) ? allocate(descriptor, mode, offset, length) : -1;
}

}  // extern "C"
