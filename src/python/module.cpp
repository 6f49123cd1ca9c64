// camlann._core: the module as Python loads it. The package around it is camlann/__init__.py.

#include <pybind11/pybind11.h>
#include <camlann/version.hpp>
#include <string>

#include "python/python.hpp"

PYBIND11_MODULE(_core, module) {
  using namespace camlann::python;
  module.attr("__version__") = std::string(camlann::version);
  add_errors(module);
  add_variants(module);
  add_moves(module);
  add_arrows(module);
  add_games(module);
  add_records(module);
  add_trees(module);
  add_engine(module);
  add_tables(module);
  add_planes(module);
}
