// The texts of sharing.
import { translatable } from "../lib/language.ts";

export const texts = {
  share: "Share…",
  link: "Link",
  fen: "Position (FEN)",
  record: "The game as a record",
  embed: "Board for your site (HTML)",
  copy: "Copy",
  copied: "Copied.",
  selected: "Selected: copy it with your keyboard.",
  download: "Download",
  picture: "Picture",
  forms: { png: "PNG", svg: "SVG", gif: "Animated GIF" } as Record<string, string>,
  formsOf: "Download the picture as",
  noPicture: "This server cannot draw this picture.",
  alt: "The position as a picture",
};
translatable("share", texts);
