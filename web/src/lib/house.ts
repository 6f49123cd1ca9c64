/** The name of this site: the title with which the server has sent the page. Read before any page has set its own. */
export const house = document.title || "Camlann";
