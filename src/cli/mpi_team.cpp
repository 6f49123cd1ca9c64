#include "cli/mpi_team.hpp"

#include <mpi.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include "tables/entry.hpp"
#include "tables/team.hpp"

namespace camlann::cli {
namespace {

/// MPI counts in int. Messages are limited to the lines of a table: 2^31 of them exceed the memory
/// of any machine.
int as_count(std::size_t count) {
  if (count <= static_cast<std::size_t>(std::numeric_limits<int>::max())) {
    return static_cast<int>(count);
  }
  std::fprintf(stderr, "camlann: a message of %zu parts is too long for MPI\n", count);
  MPI_Abort(MPI_COMM_WORLD, 1);
  return 0;
}

/// Returns the start of each part, and the sum at the end.
std::vector<int> places_of(const std::vector<int>& counts) {
  std::vector<int> places{0};
  std::size_t sum = 0;
  for (const int count : counts) {
    sum += static_cast<std::size_t>(count);
    places.push_back(as_count(sum));
  }
  return places;
}

unsigned number(int (*ask)(MPI_Comm, int*)) {
  int answer = 0;
  ask(MPI_COMM_WORLD, &answer);
  return static_cast<unsigned>(answer);
}

}  // namespace

MpiTeam::MpiTeam() : size_(number(MPI_Comm_size)), member_(number(MPI_Comm_rank)) {
  static_assert(sizeof(tables::MarkedLine) == 3 * sizeof(std::uint32_t));
  MPI_Type_contiguous(3, MPI_UINT32_T, &marked_line_);
  MPI_Type_commit(&marked_line_);
}

MpiTeam::~MpiTeam() {
  MPI_Type_free(&marked_line_);
}

std::uint64_t MpiTeam::greatest(std::uint64_t mine) {
  std::uint64_t all = 0;
  MPI_Allreduce(&mine, &all, 1, MPI_UINT64_T, MPI_MAX, MPI_COMM_WORLD);
  return all;
}

std::string MpiTeam::told_by(unsigned member, const std::string& mine) {
  std::string text = mine;
  text.resize(static_cast<std::size_t>(greatest(member == member_ ? mine.size() : 0)));
  MPI_Bcast(text.data(), as_count(text.size()), MPI_CHAR, static_cast<int>(member), MPI_COMM_WORLD);
  return text;
}

void MpiTeam::exchange(const std::vector<std::vector<tables::MarkedLine>>& out,
                       std::vector<tables::MarkedLine>& in) {
  std::vector<tables::MarkedLine> sent;
  std::vector<int> sent_counts;
  for (const auto& part : out) {
    sent_counts.push_back(as_count(part.size()));
    sent.insert(sent.end(), part.begin(), part.end());
  }
  std::vector<int> counts(size_);
  MPI_Alltoall(sent_counts.data(), 1, MPI_INT, counts.data(), 1, MPI_INT, MPI_COMM_WORLD);
  const std::vector<int> sent_places = places_of(sent_counts);
  const std::vector<int> places = places_of(counts);
  in.resize(static_cast<std::size_t>(places.back()));
  MPI_Alltoallv(sent.data(), sent_counts.data(), sent_places.data(), marked_line_, in.data(),
                counts.data(), places.data(), marked_line_, MPI_COMM_WORLD);
}

void MpiTeam::collect(const std::vector<tables::Entry>& mine, std::vector<tables::Entry>& all) {
  static_assert(sizeof(tables::Entry) == sizeof(std::uint16_t));
  const int count = as_count(mine.size());
  std::vector<int> counts(size_);
  MPI_Gather(&count, 1, MPI_INT, counts.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  const std::vector<int> places = places_of(counts);
  if (leads()) all.resize(static_cast<std::size_t>(places.back()));
  MPI_Gatherv(mine.data(), count, MPI_UINT16_T, all.data(), counts.data(), places.data(),
              MPI_UINT16_T, 0, MPI_COMM_WORLD);
}

}  // namespace camlann::cli
