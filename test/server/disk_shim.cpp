// A disk that loses what was not synced, for power_cut_test.cpp: preloaded into the server
// (LD_PRELOAD) it keeps, beside the files of one folder, what of them would be there after a power
// cut. A file's bytes are kept by fsync() and fdatasync() of it, its name by fsync() of its folder.
//
// CAMLANN_DISK     the folder
// CAMLANN_DURABLE  where what is kept goes: INODE (the bytes) and `names` (lines of INODE NAME)
// CAMLANN_LYING    if set, a sync keeps nothing and says that it did
//
// While there is a file CAMLANN_DURABLE/full, nothing more can be written. Plain C calls alone:
// this runs inside other people's threads, before main() and after it.

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
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

bool in_folder(int descriptor) {
  if (folder() == nullptr || durable() == nullptr) return false;
  char link[64];
  char path[PATH_MAX];
  std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  const auto size = readlink(link, path, sizeof path - 1);
  if (size < 0) return false;
  path[size] = '\0';
  const auto length = std::strlen(folder());
  return std::strncmp(path, folder(), length) == 0 && (path[length] == '/' || path[length] == '\0');
}

bool disk_full(int descriptor) {
  if (durable() == nullptr || !in_folder(descriptor)) return false;
  char mark[PATH_MAX];
  std::snprintf(mark, sizeof mark, "%s/full", durable());
  return access(mark, F_OK) == 0;
}

std::mutex& one_sync() {
  static std::mutex mutex;
  return mutex;
}

/// The bytes as they are now.
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

/// The names that are there now, at once.
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

/// Whether a write may go on; sets errno if not.
bool has_room(int descriptor) {
  if (!disk_full(descriptor)) return true;
  errno = ENOSPC;
  return false;
}

}  // namespace

extern "C" {

int fsync(int descriptor) {
  return sync(descriptor, "fsync");
}

int fdatasync(int descriptor) {
  return sync(descriptor, "fdatasync");
}

ssize_t write(int descriptor, const void* bytes, size_t count) {
  static auto* const write_on = real<ssize_t(int, const void*, size_t)>("write");
  return has_room(descriptor) ? write_on(descriptor, bytes, count) : -1;
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t offset) {
  static auto* const write_at = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
  return has_room(descriptor) ? write_at(descriptor, bytes, count, offset) : -1;
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t offset) {
  static auto* const write_at = real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
  return has_room(descriptor) ? write_at(descriptor, bytes, count, offset) : -1;
}

int fallocate(int descriptor, int mode, off_t offset, off_t length) {
  static auto* const allocate = real<int(int, int, off_t, off_t)>("fallocate");
  return has_room(descriptor) ? allocate(descriptor, mode, offset, length) : -1;
}

}  // extern "C"
