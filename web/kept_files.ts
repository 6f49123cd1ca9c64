/**
 * True for a file of the built page, as a path from its root, that the service worker keeps: all that the page may ask for, without
 * the compressed copies, the languages and networks (each is kept when it is used), the addresses of the endings, the manual, the page on the interface, the board for other sites and the worker itself.
 */
export const isKept = (path: string): boolean =>
  (/^\/assets\/(?!embed\/|languages\/|endings-[\w-]+\.json$)/.test(path) && !/\.(br|network)$/.test(path)) ||
  (/^\/[^/]+\.html$/.test(path) && !/^\/(?:404|api(?:\.[a-z]+)?|embed)\.html$/.test(path)) ||
  /^\/(?:(?:apple-touch-)?icon[^/]*\.(?:svg|png)|manifest\.webmanifest|licence\.txt)$/.test(path);
