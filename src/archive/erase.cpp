#include "archive/erase.hpp"

#include <string>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::archive {

Result<void> erase_gone(database::Database& database) {
  const std::string those =
      " IN (SELECT r.game FROM records r JOIN gone ON gone.game = r.game WHERE r.text <> '')";
  // The text goes last, because it marks a game that is not erased yet.
  return database.execute("DELETE FROM texts WHERE game" + those +
                          ";"
                          "DELETE FROM named WHERE (name, place, game) IN "
                          "(SELECT name, place, game FROM places WHERE game" +
                          those +
                          ");"
                          "DELETE FROM names WHERE number IN (SELECT name FROM places WHERE game" +
                          those +
                          ") "
                          "AND NOT EXISTS (SELECT 1 FROM named n WHERE n.name = names.number);"
                          "DELETE FROM places WHERE game" +
                          those +
                          ";"
                          "DELETE FROM ratings WHERE game" +
                          those +
                          ";"
                          "UPDATE tracks SET boards = x'' WHERE game" +
                          those +
                          ";"
                          "UPDATE games SET opening = '', material = '', date = NULL WHERE number" +
                          those +
                          ";"
                          "UPDATE records SET text = '' WHERE game" +
                          those);
}

}  // namespace camlann::archive
