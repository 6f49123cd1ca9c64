// Boost.JSON itself, where no library of it is installed.

#include <boost/json/src.hpp>
