#include "server/machines.hpp"

#include <linux/capability.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

#include "server/give_up.hpp"

namespace camlann::server::test {

namespace {

void write(const char* file, const std::string& text) {
  std::ofstream(file) << text;
}

/// Lets child programs make links and enter namespaces.
void hand_down(int capability) {
  __user_cap_header_struct head{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3]{};
  if (syscall(SYS_capget, &head, sets) != 0) give_up("capget");
  sets[capability / 32].inheritable |= 1U << (capability % 32);
  if (syscall(SYS_capset, &head, sets) != 0) give_up("capset");
  if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, capability, 0, 0) != 0) give_up("prctl");
}

void leave_network() {
  const auto user = geteuid();
  const auto group = getegid();
  const int own_users = user == 0 ? 0 : CLONE_NEWUSER;
  if (unshare(CLONE_NEWNET | own_users) != 0) give_up("this system allows no network namespaces");
  if (user == 0) return;
  write("/proc/self/setgroups", "deny");
  write("/proc/self/uid_map", std::to_string(user) + ' ' + std::to_string(user) + " 1");
  write("/proc/self/gid_map", std::to_string(group) + ' ' + std::to_string(group) + " 1");
  for (const int capability : {CAP_NET_ADMIN, CAP_SYS_ADMIN}) hand_down(capability);
}

std::string number(Cable cable) {
  return std::to_string(static_cast<int>(cable) + 1);
}
std::string switch_of(Cable cable) {
  return "switch" + number(cable);
}
std::string port_of(std::size_t machine, Cable cable) {
  return "port" + number(cable) + '-' + std::to_string(machine);
}

constexpr const char* ip = "/usr/sbin/ip";

}  // namespace

std::string Machines::here(Cable cable) {
  return "10.77." + number(cable) + ".254";
}

std::string Machines::network(Cable cable) {
  return "10.77." + number(cable) + ".0/24";
}

std::string Machines::address(std::size_t machine, Cable cable) {
  return "10.77." + number(cable) + '.' + std::to_string(machine + 1);
}

Machines::Machines(std::size_t count) {
  if (!std::filesystem::exists(ip)) {
    throw std::runtime_error("iproute2 is not installed: script/setup --test installs it");
  }
  leave_network();
  run({ip, "link", "set", "lo", "up"});
  for (const auto cable : all_cables) {
    const auto name = switch_of(cable);
    // A fixed address: the bridge would otherwise take one of its links.
    run({ip, "link", "add", name, "address", "02:00:00:00:00:0" + number(cable), "type", "bridge"});
    run({ip, "address", "add", here(cable) + "/24", "dev", name});
    run({ip, "link", "set", name, "up"});
  }
  const auto here = std::filesystem::read_symlink("/proc/self/ns/net");
  for (std::size_t i = 0; i < count; ++i) {
    machines_.push_back(
        std::make_unique<Child>(std::vector<std::string>{"unshare", "--net", "sleep", "infinity"},
                                std::vector<std::string>{}, folder_.path() / "log"));
    const auto process = std::to_string(machines_[i]->process());
    std::error_code not_yet;
    while (std::filesystem::read_symlink("/proc/" + process + "/ns/net", not_yet) == here) {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    const auto there = [&](std::vector<std::string> words) {
      auto all = at(i);
      all.insert(all.end(), words.begin(), words.end());
      run(std::move(all));
    };
    there({ip, "link", "set", "lo", "up"});
    for (const auto cable : all_cables) {
      const auto end = "end" + number(cable);
      run({ip, "link", "add", port_of(i, cable), "type", "veth", "peer", "name", end, "netns",
           process});
      run({ip, "link", "set", port_of(i, cable), "up"});
      there({ip, "address", "add", address(i, cable) + "/24", "dev", end});
      there({ip, "link", "set", end, "up"});
      plug(i, cable);
    }
  }
}

std::vector<std::string> Machines::at(std::size_t machine) const {
  return {"nsenter", "--target", std::to_string(machines_[machine]->process()), "--net", "--"};
}

void Machines::pull(std::size_t machine, Cable cable) const {
  run({ip, "link", "set", port_of(machine, cable), "nomaster"});
}

void Machines::plug(std::size_t machine, Cable cable) const {
  run({ip, "link", "set", port_of(machine, cable), "master", switch_of(cable)});
}

void Machines::run(std::vector<std::string> words) const {
  const auto log = folder_.path() / "log";
  Child child(words, {}, log);
  if (child.wait(std::chrono::seconds(10)) == 0) return;
  std::string command;
  for (const auto& word : words) command += word + ' ';
  throw std::runtime_error("cannot: " + command + "\n" + camlann::test::read_bytes(log));
}

}  // namespace camlann::server::test
