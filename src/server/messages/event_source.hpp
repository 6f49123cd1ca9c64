#pragma once
// The input of a tournament's files (event_files.hpp): its state, and its names as a language has
// them. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "languages/language.hpp"
#include "languages/message.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/marks.hpp"
#include "server/model/word_list.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

class EventSource {
 public:
  /// `site` is the address of this server without a slash at the end. All must outlive this.
  EventSource(const KeptTournament& tournament, std::string_view site, const Marks& marks,
              const WordList& words, languages::Language language);

  const KeptTournament& kept;

  [[nodiscard]] const tournament::State& state() const { return kept.state(); }
  [[nodiscard]] const std::string& title() const { return title_; }
  [[nodiscard]] languages::Language language() const { return language_; }
  /// Returns the address of the tournament's page, or of a file of it.
  [[nodiscard]] std::string address() const;
  [[nodiscard]] std::string address_of_file(std::string_view name) const;

  /// Returns a text of data/words.
  [[nodiscard]] std::string said(std::string_view key,
                                 const std::vector<languages::Argument>& arguments = {}) const;
  /// Returns the name of a player, marked if it is that of a guest.
  [[nodiscard]] std::string name(std::size_t entrant) const;
  [[nodiscard]] std::string name(const tournament::PlayerId& player) const;
  [[nodiscard]] std::string team(std::size_t index) const;
  [[nodiscard]] std::string team(const tournament::TeamId& id) const;
  /// Returns the director's name; empty for a guest without one.
  [[nodiscard]] std::string director() const;

 private:
  [[nodiscard]] std::string marked(std::string_view player, const std::string& name) const;
  [[nodiscard]] std::string shown_name(const std::string& name) const;

  const std::string site_;
  const Marks& marks_;
  const WordList& words_;
  const languages::Language language_;
  const std::string title_;
};

/// Returns a sum of parts, 2 or 4 to a point, as a decimal number: "4.5".
[[nodiscard]] std::string points_text(int parts, int to_a_point);

/// Returns "+5 =1 -2" for the giver of a simultaneous display.
[[nodiscard]] std::string display_score_text(const tournament::SimulScore& score);

}  // namespace camlann::server
