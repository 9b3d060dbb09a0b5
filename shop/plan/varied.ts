/** So many of a list, far apart in it: a menu’s neighbours look alike. */
export function varied<Of>(all: readonly Of[], count: number): Of[] {
  if (all.length <= count) return [...all]
  return Array.from({ length: count }, (_, index) =>
    all.slice(Math.floor((index * all.length) / count)),
  ).flatMap(rest => rest.slice(0, 1))
}
