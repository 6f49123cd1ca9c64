// Every message that is read from outside, from the lists of wire/messages/all.hpp, so that new
// ones are included automatically. The first line of the input is the name of the message, the rest
// its text; any other first line selects one of them.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/fuzz.hpp"
#include "wire/messages/all.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

using namespace camlann;

namespace {

constexpr int deepest = 8;  // as the server reads

template <wire::Message M>
void go_round(std::string_view text) {
  const auto read = wire::read<M>(text, deepest);
  if (!read) {
    const Error& error = read.error();
    fuzz::check(!error.what.empty() && !error.where.empty() && !error.expected.empty(),
                "an error says what, where and what was expected");
    return;
  }
  const std::string json = wire::to_json(*read);
  const auto again = wire::read<M>(json, deepest);
  fuzz::check(again.has_value(), "what is written can be read");
  fuzz::check(*again == *read, "what is written and read again is the same");
  fuzz::check(wire::to_json(*again) == json, "and is written the same");
}

struct Reader {
  std::string_view name;
  void (*go_round)(std::string_view);
};

template <class... M>
void add(message::List<M...>, auto& readers, std::size_t& count) {
  ((readers[count++] = {wire::title<M>.name, &go_round<M>}), ...);
}

template <class... M>
constexpr std::size_t size_of(message::List<M...>) {
  return sizeof...(M);
}

const auto& readers() {
  static const auto all = [] {
    using namespace message;
    std::array<Reader, size_of(ServerRequests{}) + size_of(SocketRequests{}) +
                           size_of(WorkerMessages{}) + size_of(ProgramRequests{})>
        made;
    std::size_t count = 0;
    add(ServerRequests{}, made, count);
    add(SocketRequests{}, made, count);
    add(WorkerMessages{}, made, count);
    add(ProgramRequests{}, made, count);
    return made;
  }();
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const auto line = input.substr(0, input.find('\n'));
  const auto text = input.substr(line.size() < input.size() ? line.size() + 1 : line.size());
  for (const Reader& reader : readers()) {
    if (reader.name != line) continue;
    reader.go_round(text);
    return 0;
  }
  readers()[line.size() % readers().size()].go_round(text);
  return 0;
}
