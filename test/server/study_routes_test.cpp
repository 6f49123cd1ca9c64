// Studies over the interface, with a clock that stands still: rates per address.

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/model/word_list.hpp"
#include "server/router_fixture.hpp"
#include "server/services/studies/studies.hpp"
#include "server/store/schema.hpp"
#include "server/store/study_store.hpp"

namespace camlann::server::test {
namespace {

std::unique_ptr<StudyStore> studies_in_memory() {
  auto database = database::Database::open(":memory:").value();
  EXPECT_TRUE(migrate(database, ":memory:"));
  return StudyStore::of(std::move(database)).value();
}

class StudyRoutesTest : public RouterTest {
 protected:
  StudyRoutesTest() {
    Services services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_};
    services.studies = &studies_;
    router_.emplace(services, files_, limits_, [this] { return now_; });
  }

  Response ask(const std::string& method, const std::string& target, const std::string& body,
               const std::string& address = "192.0.2.1") {
    auto request = post_request(target, body);
    request.method = method;
    request.address = address;
    std::optional<Response> answer;
    router_->handle(request, [&](Response response) { answer = std::move(response); });
    if (!answer) studies_.run_once(std::chrono::milliseconds(0));
    EXPECT_TRUE(answer) << target;
    return answer.value_or(Response{});
  }

  std::unique_ptr<StudyStore> study_store_ = studies_in_memory();
  Studies studies_{*study_store_,
                   catalog(),
                   [this] { return time_; },
                   counting_names(),
                   [] { return std::make_shared<const WordList>(); },
                   silent_log()};
};

TEST_F(StudyRoutesTest, AFloodOfChangesIsRefusedAndOthersAreServed) {
  const auto made =
      ask("POST", "/api/studies",
          R"({"title":"Endings","chapter":{"name":"One","variant":"camette","text":"1. B3-B4"}})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto chapter = "/api/studies/" + text_field(body(made), "id") + "/chapters/1";
  const std::string stale = R"({"version":1,"text":"1. C3-C4"})";
  ASSERT_EQ(ask("PUT", chapter, stale).status, 200);
  const auto& rate = studies_.bounds().changes_per_address;
  for (int i = 1; i < rate.burst; ++i) ASSERT_EQ(ask("PUT", chapter, stale).status, 409) << i;
  EXPECT_EQ(ask("PUT", chapter, stale).status, 429);
  EXPECT_EQ(ask("DELETE", chapter, "").status, 429) << "of the same share";
  EXPECT_EQ(ask("PUT", chapter, stale, "198.51.100.1").status, 409);
  now_ += rate.each;
  EXPECT_EQ(ask("PUT", chapter, stale).status, 409);
}

}  // namespace
}  // namespace camlann::server::test
