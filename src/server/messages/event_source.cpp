#include "server/messages/event_source.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "languages/language.hpp"
#include "languages/message.hpp"
#include "languages/words.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/word_list.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"

namespace camlann::server {

EventSource::EventSource(const KeptTournament& tournament, std::string_view site,
                         const Marks& marks, const WordList& words, languages::Language language)
    : kept(tournament),
      site_(site),
      marks_(marks),
      words_(words),
      language_(language),
      title_(shown_name(tournament.meta().name)) {}

std::string EventSource::address() const {
  return site_ + "/tournament/" + kept.meta().id;
}

std::string EventSource::address_of_file(std::string_view name) const {
  return site_ + "/api/tournaments/" + kept.meta().id + '/' + std::string(name);
}

std::string EventSource::said(std::string_view key,
                              const std::vector<languages::Argument>& arguments) const {
  return languages::say(language_, key, arguments);
}

std::string EventSource::name(std::size_t entrant) const {
  return marked(state().entrants[entrant].id, kept.name(entrant));
}

std::string EventSource::name(const tournament::PlayerId& player) const {
  return name(state().index_of(player));
}

std::string EventSource::team(std::size_t index) const {
  return shown_name(kept.team_name(index));
}

std::string EventSource::team(const tournament::TeamId& id) const {
  return team(state().index_of_team(id));
}

std::string EventSource::director() const {
  return marked(kept.meta().director, kept.meta().director_name);
}

std::string EventSource::marked(std::string_view player, const std::string& name) const {
  if (name == deleted_name) return said("event.deleted");
  return marks_.is_guest(player, name) ? said("event.guest", {{"name", name}}) : name;
}

std::string EventSource::shown_name(const std::string& name) const {
  return shown(name, words_, said("event.hidden"));
}

std::string points_text(int parts, int to_a_point) {
  auto text = std::to_string(parts / to_a_point);
  const int hundredths = 100 * (parts % to_a_point) / to_a_point;
  if (hundredths == 0) return text;
  text += '.' + std::to_string(hundredths);
  if (text.back() == '0') text.pop_back();
  return text;
}

std::string display_score_text(const tournament::SimulScore& score) {
  return '+' + std::to_string(score.won) + " =" + std::to_string(score.drawn) + " -" +
         std::to_string(score.lost);
}

}  // namespace camlann::server
