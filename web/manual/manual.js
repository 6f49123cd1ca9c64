// The script of the manual's pages: takes the colours that are set on the page, and searches. The list of all parts of the pages
// in this language is fetched when the search is first used; nothing is sent to the server. What the search says is written in the page.
const storageKey = "camlann.settings";
const mostResults = 20;
const around = 80;

try {
  const { theme } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
} catch {
  // Storage is closed to us, or holds something else: the system's colours.
}

/** Returns the words that are searched for. */
const wordsIn = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the weight of a part for one word: 0 if it is nowhere in it. */
function weight([, title, heading, text], word) {
  const inHeading = heading.toLowerCase().includes(word);
  const inTitle = title.toLowerCase().includes(word);
  const low = text.toLowerCase();
  const begins = ` ${low}`.includes(` ${word}`);
  return (inHeading ? 8 : 0) + (inTitle ? 4 : 0) + (begins ? 2 : 0) + (low.includes(word) ? 1 : 0);
}

/** Returns the parts that have all words, best first. */
function search(parts, text) {
  const words = wordsIn(text);
  if (words.length === 0) return [];
  return parts
    .map((part, place) => {
      const weights = words.map((word) => weight(part, word));
      return { part, place, weight: weights.includes(0) ? 0 : weights.reduce((sum, one) => sum + one, 0) };
    })
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map((one) => one.part);
}

/** Returns the text around the first word that is found. */
function excerpt(text, words) {
  const low = text.toLowerCase();
  const found = words.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const at = found.length > 0 ? Math.min(...found) : 0;
  const from = at <= around ? 0 : text.indexOf(" ", at - around) + 1;
  const until = from + 2 * around >= text.length ? text.length : text.lastIndexOf(" ", from + 2 * around);
  return `${from > 0 ? "… " : ""}${text.slice(from, until)}${until < text.length ? " …" : ""}`;
}

function entry([address, title, heading, text], words) {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = heading === title ? title : `${title}: ${heading}`;
  const about = document.createElement("p");
  about.textContent = excerpt(text, words);
  const item = document.createElement("li");
  item.append(link, about);
  return item;
}

let fetched;

/** Fetches the list once; again after a failure. */
function list(address) {
  fetched ??= fetch(address)
    .then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json();
    })
    .catch((error) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

function start() {
  const place = document.querySelector(".search");
  const input = place.querySelector("input");
  const said = place.querySelector(".found");
  const results = place.querySelector(".results");
  const words = place.dataset;
  const load = () => list(words.list);

  /** Returns how many places were found. */
  function counted(count) {
    if (count === 0) return words.none;
    if (count === 1) return words.one;
    const sentence = count > mostResults ? words.best : words.many;
    return sentence.replace("{shown}", String(mostResults)).replace("{count}", String(count));
  }

  async function show() {
    const text = input.value.trim();
    let parts = [];
    try {
      if (text !== "") parts = search(await load(), text);
    } catch {
      said.textContent = words.failed;
      results.replaceChildren();
      return;
    }
    if (text !== input.value.trim()) return; // typed on meanwhile
    const wanted = wordsIn(text);
    results.replaceChildren(...parts.slice(0, mostResults).map((part) => entry(part, wanted)));
    said.textContent = text === "" ? "" : counted(parts.length);
  }

  place.hidden = false;
  input.addEventListener("focus", () => void load().catch(() => undefined), { once: true });
  input.addEventListener("input", () => void show());
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") results.querySelector("a")?.click();
    if (event.key === "Escape") {
      input.value = "";
      void show();
    }
  });
  // A result on the same page is only scrolled to.
  results.addEventListener("click", () => {
    input.value = "";
    void show();
  });
}

document.addEventListener("DOMContentLoaded", start);
