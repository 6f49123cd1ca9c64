#include "server/services/clubs/clubs.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/clubs.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/directing/directing.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

Clubs::Clubs(Store& store, Clock clock, Namer namer, const Limits& limits, Directing& directing,
             ClubEvents& club_events)
    : store_(store),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      limits_(limits),
      directing_(directing),
      club_events_(club_events) {}

Result<Club> Clubs::find(const std::string& address) {
  const auto no_such_club = [&] {
    return failure(ErrorCode::not_found, "There is no such club", address);
  };
  for (const auto& step : unsaved_) {
    if (step.club.address != address) continue;
    if (step.deleted) return no_such_club();
    return step.club;
  }
  TRY(auto stored, store_.clubs().find(address));
  std::optional<Club> club = std::move(stored);
  if (!club) return no_such_club();
  return std::move(*club);
}

Result<Club> Clubs::find_own(const std::string& player, const std::string& address) {
  auto club = find(address);
  if (!club || find_director(club->directors(), player) != nullptr) return club;
  return failure(ErrorCode::conflict, "Only a director of the club can do this");
}

Result<Payload> Clubs::kept(const std::string& player, const Result<Club>& changed) {
  if (!changed) return Failure(changed.error());
  step_of(*changed).club = *changed;
  return std::make_shared<const std::string>(club_json(*changed, player, marks_, *words_()));
}

ClubWrite& Clubs::step_of(const Club& club) {
  const auto before = std::find_if(unsaved_.begin(), unsaved_.end(), [&](const ClubWrite& one) {
    return one.club.address == club.address;
  });
  return before == unsaved_.end() ? unsaved_.emplace_back(ClubWrite{club}) : *before;
}

Result<std::string> Clubs::made_before(const std::string& player, const std::string& name) {
  for (const auto& step : unsaved_) {
    const auto& one = step.club;
    if (!step.deleted && one.director == player && one.name == name) return one.address;
  }
  TRY(auto stored, store_.clubs().find_made(player, name));
  return stored.value_or(std::string());
}

Result<std::string> Clubs::new_address(const std::string& name) {
  constexpr std::size_t id_length = 6;
  auto address = address_of(name);
  if (!address.empty()) {
    const auto before = find(address);
    if (!before && before.error().code == ErrorCode::not_found) return address;
    if (!before) return Failure(before.error());
  }
  constexpr std::size_t longest_start = 33;  // addresses have at most 40 letters
  return (address.empty() ? std::string("club") : address.substr(0, longest_start)) + '-' +
         namer_(id_length);
}

Result<Payload> Clubs::make(const std::string& player, const NewClub& wish) {
  TRY(const auto before, made_before(player, wish.name));
  if (!before.empty()) {
    // A repeated request.
    TRY(const auto club, find(before));
    return std::make_shared<const std::string>(club_json(club, player, marks_, *words_()));
  }
  TRY_VOID(is_free(wish.name));
  Club club;
  TRY(club.address, new_address(wish.name));
  TRY(const auto made, store_.clubs().made(player));
  TRY(const auto received, directing_.received(DirectedKind::club, player));
  const auto unsaved = std::count_if(unsaved_.begin(), unsaved_.end(), [&](const ClubWrite& one) {
    return one.club.director == player;
  });
  if (made - received + static_cast<int>(unsaved) >= limits_.clubs_per_player) {
    return failure(ErrorCode::too_many, "You have made too many clubs");
  }
  club.name = wish.name;
  club.about = wish.about;
  club.director = player;
  club.open = wish.open;
  club.code = namer_(invitation_id_length);
  club.created = clock_();
  club.members.push_back({player, wish.host, club.created});
  return kept(player, club);
}

Result<void> Clubs::is_free(const std::string& name, const std::string& address) {
  const auto like = [&](const std::string& other, const std::string& its_name) {
    return other != address && look_alike(name, its_name);
  };
  TRY(const auto names, store_.clubs().names());
  const bool taken = std::any_of(names.begin(), names.end(),
                                 [&](const auto& one) { return like(one.first, one.second); }) ||
                     std::any_of(unsaved_.begin(), unsaved_.end(), [&](const ClubWrite& one) {
                       return like(one.club.address, one.club.name);
                     });
  if (!taken) return {};
  return failure(ErrorCode::conflict, "There is a club whose name looks like this", "name",
                 "another name");
}

Result<Payload> Clubs::show(const std::string& player, const std::string& address) {
  TRY(const auto club, find(address));
  return std::make_shared<const std::string>(club_json(club, player, marks_, *words_()));
}

Result<Payload> Clubs::list(const std::string& player, const ListWish& wish) {
  TRY(const auto part, store_.clubs().list(player, wish));
  return std::make_shared<const std::string>(clubs_json(part, *words_()));
}

Result<Payload> Clubs::join(const std::string& player, const std::string& address,
                            const std::string& name, const std::string& code) {
  TRY(const auto club, find(address));
  auto joined = server::join(club, {player, name, clock_()}, code, limits_, marks_.has_account);
  if (joined && joined->director.empty() && joined->find(player) != nullptr) {
    joined->director = player;
    directing_.keep({DirectedKind::club, address}, joined->directors(),
                    line_of(DirectorAct::inherited, {player, name}));
  }
  if (joined) note_members(club, *joined);
  return kept(player, joined);
}

Result<Payload> Clubs::leave(const std::string& player, const std::string& address) {
  TRY(auto club, find(address));
  return take_out(player, std::move(club), player);
}

Result<Payload> Clubs::take_out(const std::string& by, Club club, const std::string& member) {
  const auto before = club.directors();
  const auto* const officer = find_director(before, member);
  if (officer != nullptr && by != member && club.director != by) {
    return failure(ErrorCode::conflict, "Only the first director can do this");
  }
  const auto* const known = club.find(member);
  auto line = line_of(DirectorAct::removed);
  if (known != nullptr) line.about = {member, known->name};
  if (const auto* const director = find_director(before, by)) line.by = *director;
  auto left = server::leave(std::move(club), member, clock_());
  if (!left) return Failure(left.error());
  if (officer != nullptr) {
    if (by == member) line.act = DirectorAct::dismissed;
    directing_.keep({DirectedKind::club, left->address}, left->directors(), line);
  } else if (known != nullptr && by != member) {
    directing_.note({DirectedKind::club, left->address}, std::move(line));
  }
  return kept(by, left);
}

void Clubs::note_act(const Club& club, const std::string& player, DirectorAct act, Director about) {
  auto line = line_of(act, std::move(about));
  const auto all = club.directors();
  if (const auto* const director = find_director(all, player)) line.by = *director;
  directing_.note({DirectedKind::club, club.address}, std::move(line));
}

Result<Payload> Clubs::change_directors(const std::string& player, const std::string& address,
                                        const DirectorWish& wish) {
  TRY(auto club, find_own(player, address));
  const auto* const member = club.find(wish.who.player);
  if (member == nullptr) {
    return failure(ErrorCode::not_found, "Only members direct a club", "player",
                   "the id of a member");
  }
  auto known = wish;
  known.who = {member->player, member->name};
  TRY(const auto after,
      directing_.change({DirectedKind::club, address}, club.directors(), player, known));
  club.set_directors(after);
  return kept(player, club);
}

Result<Payload> Clubs::director_log(const std::string& address, std::int64_t before) {
  TRY(const auto club, find(address));
  return directing_.log({DirectedKind::club, club.address}, before);
}

Result<Payload> Clubs::remove(const std::string& player, const std::string& address,
                              const std::string& removed) {
  TRY(auto club, find_own(player, address));
  return take_out(player, std::move(club), removed);
}

Result<Payload> Clubs::change(const std::string& player, const std::string& address,
                              const ClubChange& change) {
  TRY(auto club, find_own(player, address));
  if (change.name && *change.name != club.name) {
    TRY_VOID(is_free(*change.name, address));
    club.name = *change.name;
  }
  club.about = change.about;
  club.open = change.open;
  club.approval = change.approval.value_or(club.approval);
  note_act(club, player, DirectorAct::changed);
  return kept(player, club);
}

Result<Payload> Clubs::new_link(const std::string& player, const std::string& address,
                                std::optional<int> days) {
  TRY(auto club, find_own(player, address));
  club.code = namer_(invitation_id_length);
  club.code_until = days ? std::optional(clock_() + *days * play::one_day) : std::nullopt;
  note_act(club, player, DirectorAct::changed);
  return kept(player, club);
}

Result<Payload> Clubs::accept(const std::string& player, const std::string& address,
                              const std::string& applicant) {
  TRY(const auto club, find_own(player, address));
  if (club.find(applicant) != nullptr) return kept(player, club);
  auto accepted = server::accept_applicant(club, applicant, clock_(), limits_, marks_.has_account);
  if (!accepted) return Failure(accepted.error());
  note_act(club, player, DirectorAct::accepted, {applicant, accepted->members.back().name});
  note_members(club, *accepted);
  return kept(player, accepted);
}

Result<Payload> Clubs::refuse(const std::string& player, const std::string& address,
                              const std::string& applicant) {
  TRY(auto club, find_own(player, address));
  return kept(player, server::refuse_applicant(std::move(club), applicant, clock_()));
}

}  // namespace camlann::server
