// The texts of sharing.
import { translatable } from "../lib/language.ts";

export const texts = {
  share: "Share…",
  game: "Share this game",
  position: "Share this position",
  link: "Link",
  fen: "Position (FEN)",
  record: "The game as a record",
  embed: "Board for your site (HTML)",
  copy: "Copy",
  copied: "Copied.",
  selected: "Selected: copy it with your keyboard.",
  /** The titles of boards on other sites. */
  frames: { game: "A game on Camlann", position: "A position on Camlann" },
  colour: "Colour of your site",
  look: "See this board",
  download: "Download",
  picture: "Picture",
  forms: { png: "PNG", svg: "SVG", gif: "Animated GIF" } as Record<string, string>,
  formsOf: "Download the picture as",
  noPicture: "This server cannot draw this picture.",
  copyPicture: "Copy picture",
  notCopied: "The browser did not allow copying.",
  alt: "The position as a picture",
};
translatable("share", texts);
