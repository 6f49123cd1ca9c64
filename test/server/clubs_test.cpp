// Clubs: joining, directing, visibility for strangers, refusals.
#include "server/services/clubs/clubs.hpp"

#include <gtest/gtest.h>

#include "database/database.hpp"
#include "server/games_fixture.hpp"
#include "server/model/club.hpp"
#include "server/model/word_list.hpp"
#include "server/store/forget_player.hpp"

namespace camlann::server::test {
namespace {

class ClubsTest : public GamesFixture {
 protected:
  Result<boost::json::value> ask(const std::function<Result<Payload>(Clubs&)>& what) {
    return asked(what, "anyone");
  }
  Result<boost::json::value> make(const NewClub& wish, const std::string& player = "anna") {
    return ask([&](Clubs& all) { return all.make(player, wish); });
  }
  Result<boost::json::value> join(const std::string& player, const std::string& name,
                                  const std::string& code = {}) {
    return ask([&](Clubs& all) { return all.join(player, "river-club", name, code); });
  }
  boost::json::value shown(const std::string& player) {
    return *ask([&](Clubs& all) { return all.show(player, "river-club"); });
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, ClubsTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

/// Tests that need the real store.
class StoredClubsTest : public ClubsTest {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredClubsTest, testing::Values("sqlite", "postgres"),
                         store_name);

TEST(ClubTest, AddressesAreMadeOfNames) {
  EXPECT_EQ(address_of("River Club"), "river-club");
  EXPECT_EQ(address_of("  Zoë's Café, 1930! "), "zoes-cafe-1930");
  EXPECT_EQ(address_of("../../etc"), "etc");
  EXPECT_EQ(address_of("ab"), "");
  EXPECT_EQ(address_of("\xD0\x9A\xD0\xBB\xD1\x83\xD0\xB1"), "klub");
  EXPECT_EQ(address_of(std::string(200, 'x')).size(), 40U);
}

TEST_P(ClubsTest, AccountsThatLookAlikeAreInOneClub) {
  ASSERT_TRUE(make({"River Club", "Fridays", true, "Ann"}));
  games_->know_accounts([](std::string_view player) { return player == "ben" || player == "ian"; });
  ASSERT_TRUE(join("ben", "limes11", ""));
  EXPECT_FALSE(join("carl", "Iimes11", "")) << "a guest";
  EXPECT_TRUE(join("ian", "Iimes11", "")) << "two accounts";
}

TEST_P(ClubsTest, MembersJoinByCodeAndAreKept) {
  ASSERT_TRUE(make({"River Club", "Fridays", false, "Ann"}));
  EXPECT_EQ(join("ben", "Ben", "guess").error().what, "This club is not open to everybody");
  EXPECT_TRUE(field(shown("ben"), "code").is_null()) << "strangers see no code";
  const auto code = text_field(shown("anna"), "code");
  restart();
  ASSERT_TRUE(join("ben", "Ben", code));
  ASSERT_TRUE(join("ben", "Benjamin", code));
  EXPECT_FALSE(join("carl", "Веn", code)) << "in Cyrillic letters";
  EXPECT_EQ(join("carl", "Ben", code).error().what,
            "A member of this club has this name, or one that looks like it");
  restart();
  EXPECT_EQ(number_field(shown("ben"), "members"), 2);
  EXPECT_EQ(text_field(shown("ben"), "people.1.name"), "Ben");
  ASSERT_TRUE(ask([](Clubs& all) { return all.leave("ben", "river-club"); }));
  EXPECT_EQ(number_field(shown("anna"), "members"), 1);
}

TEST_P(StoredClubsTest, ConcurrentWritesOfOtherConnectionsAreKept) {
  ASSERT_TRUE(make({"River Club", "", true, "Ann"}));
  ASSERT_TRUE(join("ben", "Ben"));
  ASSERT_TRUE(join("carl", "Carl"));
  const auto joined = ask([&](Clubs& all) {
    auto answer = all.join("dora", "river-club", "Dora", "");
    auto other = database::Database::open(database_).value();
    EXPECT_TRUE(rename_player(other, "ben", "Benedict"));
    EXPECT_TRUE(forget_player(other, "carl"));
    EXPECT_TRUE(other.execute("INSERT INTO former_accounts VALUES ('carl',1)"));
    return answer;
  });
  ASSERT_TRUE(joined) << joined.error().what;
  const auto club = shown("anna");
  EXPECT_EQ(number_field(club, "members"), 3);
  EXPECT_EQ(text_field(club, "people.1.name"), "Benedict");
  EXPECT_EQ(text_field(club, "people.2.name"), "Dora");
}

TEST_P(ClubsTest, ANameThatTheHostNoLongerWantsIsNotShown) {
  auto words = std::make_shared<const WordList>();
  games_->know_words([&words] { return words; });
  ASSERT_TRUE(make({"River Club", "Idiots meet on Fridays", true, "Ann"}));
  words = std::make_shared<const WordList>(std::vector<std::string>{"idiot*"});
  EXPECT_EQ(text_field(shown("ben"), "name"), "River Club");
  EXPECT_EQ(text_field(shown("ben"), "about"), "(text hidden by the host)");
  words = std::make_shared<const WordList>(std::vector<std::string>{"river"});
  EXPECT_EQ(text_field(shown("ben"), "name"), "(name hidden by the host)");
  EXPECT_EQ(text_field(shown("ben"), "about"), "Idiots meet on Fridays");
  const auto listed = *ask([](Clubs& all) { return all.list("anna"); });
  EXPECT_EQ(text_field(listed, "clubs.0.name"), "(name hidden by the host)");
  words = std::make_shared<const WordList>();
  EXPECT_EQ(text_field(shown("ben"), "name"), "River Club") << "as long as the word is there";
}

TEST_P(ClubsTest, StrangersDirectNoClub) {
  ASSERT_TRUE(make({"River Club", "", true, "Ann"}));
  ASSERT_TRUE(join("ben", "Ben"));
  const std::string refused = "Only a director of the club can do this";
  EXPECT_EQ(ask([](Clubs& all) { return all.remove("ben", "river-club", "anna"); }).error().what,
            refused);
  EXPECT_EQ(ask([](Clubs& all) { return all.change("ben", "river-club", {{}, "mine", true, {}}); })
                .error()
                .what,
            refused);
  EXPECT_FALSE(ask([](Clubs& all) { return all.leave("anna", "river-club"); }));
  ASSERT_TRUE(
      ask([](Clubs& all) { return all.change("anna", "river-club", {{}, "Ours", false, {}}); }));
  ASSERT_TRUE(ask([](Clubs& all) { return all.remove("anna", "river-club", "ben"); }));
  EXPECT_EQ(text_field(shown("anna"), "about"), "Ours");
  EXPECT_EQ(join("ben", "Ben").error().code, ErrorCode::conflict);
}

TEST_P(ClubsTest, NamesAreTakenOnceAndFloodsRefused) {
  ASSERT_TRUE(make({"River Club", "", true, "Ann"}));
  EXPECT_TRUE(make({"River Club", "", true, "Ann"})) << "the same request once more";
  EXPECT_EQ(make({"river club!", "", true, "Ben"}, "ben").error().what,
            "There is a club whose name looks like this");
  for (const char* name : {"Rіver Club", "RiverCIub", "River CIub"}) {
    const bool same = std::string(name) != "RiverCIub";
    EXPECT_EQ(make({name, "", true, "Ben"}, "ben").has_value(), !same) << name;
  }
  for (int i = 1; i < limits_.clubs_per_player; ++i) {
    ASSERT_TRUE(make({"Club " + std::to_string(i), "", true, "Ann"}));
  }
  EXPECT_EQ(make({"One more", "", true, "Ann"}).error().code, ErrorCode::too_many);
}

}  // namespace
}  // namespace camlann::server::test
