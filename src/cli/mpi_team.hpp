#pragma once
// A team of processes that MPI has started. One object per process, between MPI_Init and
// MPI_Finalize; any failure in MPI ends all processes.

#include <mpi.h>

#include <cstdint>
#include <string>
#include <vector>

#include "tables/entry.hpp"
#include "tables/team.hpp"

namespace camlann::cli {

class MpiTeam final : public tables::Team {
 public:
  MpiTeam();
  ~MpiTeam() override;
  MpiTeam(const MpiTeam&) = delete;
  MpiTeam& operator=(const MpiTeam&) = delete;

  [[nodiscard]] unsigned size() const override { return size_; }
  [[nodiscard]] unsigned member() const override { return member_; }
  [[nodiscard]] std::uint64_t greatest(std::uint64_t mine) override;
  [[nodiscard]] std::string told_by(unsigned member, const std::string& mine) override;
  void exchange(const std::vector<std::vector<tables::MarkedLine>>& out,
                std::vector<tables::MarkedLine>& in) override;
  void collect(const std::vector<tables::Entry>& mine, std::vector<tables::Entry>& all) override;

 private:
  unsigned size_;
  unsigned member_;
  MPI_Datatype marked_line_{};
};

}  // namespace camlann::cli
