// A system that refuses low priorities, and on which no thread seems to wait for the processor, for
// tables_program_test.cpp: preloaded into the server (LD_PRELOAD), so that work in the background
// continues while other tests use all processors.

#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>

extern "C" {

int sched_setscheduler(pid_t /*process*/, int /*policy*/, const sched_param* /*param*/) noexcept {
  errno = EPERM;
  return -1;
}

int setpriority(__priority_which_t /*which*/, id_t /*who*/, int /*priority*/) noexcept {
  errno = EPERM;
  return -1;
}

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  const clockid_t wanted = clock == CLOCK_THREAD_CPUTIME_ID ? CLOCK_MONOTONIC : clock;
  return static_cast<int>(syscall(SYS_clock_gettime, wanted, time));
}
}
