/** Scrolls the entry of a list that is where one is into sight: on a narrow screen the list goes on beyond its edge. */
export function inSight(list: HTMLElement): void {
  const here = list.querySelector<HTMLElement>("[aria-current]");
  if (here) list.scrollLeft = here.offsetLeft - list.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
}
