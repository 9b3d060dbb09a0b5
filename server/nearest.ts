/** The name that was most likely meant, by the fewest letters that differ, at most `most`; null: none is near. */
export function nearest(
  written: string,
  names: Iterable<string>,
  most = Math.max(1, Math.floor(written.length / 3)),
): string | null {
  let best: string | null = null
  let least = most + 1
  for (const name of names) {
    const far = lettersApart(written.toLowerCase(), name.toLowerCase())
    if (far < least) [best, least] = [name, far]
  }
  return best
}

/** How many letters are put in, left out or changed between two words (Levenshtein). */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, goal] of [...other].entries())
      next.push(
        Math.min(
          (next[to] ?? 0) + 1,
          (row[to + 1] ?? 0) + 1,
          (row[to] ?? 0) + Number(letter !== goal),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
