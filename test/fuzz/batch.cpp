// A line of `camlann moves --batch`: whatever it says, it gets one answer, and that is JSON.

#include "cli/batch.hpp"

#include <boost/json.hpp>

#include "fuzz/fuzz.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

using namespace camlann;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto answer = cli::answer_batch_line(fuzz::Input(data, size).text(), 1, catalog());
  boost::json::error_code code;
  if (!answer) {
    const auto error = boost::json::parse(wire::to_json(wire::message_of(answer.error())), code);
    fuzz::check(!code && error.is_object(), "an error is JSON");
    fuzz::check(!error.at("what").as_string().empty(), "an error explains");
    return 0;
  }
  const auto value = boost::json::parse(*answer, code);
  fuzz::check(!code && value.is_object(), "an answer is JSON");
  const bool over = !value.at("result").is_null();
  fuzz::check(over == value.at("outcomes").as_array().empty(), "no outcomes after the end");
  return 0;
}
