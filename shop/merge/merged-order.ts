/**
 * The order of the merged list: that of the side that moved things; a new thing stays behind its
 * old neighbour. It does not matter who saves first. null: both sides moved things differently.
 */
export function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  things: ReadonlySet<string>,
): string[] | null {
  const old = base.filter(name => things.has(name))
  const moved = (list: readonly string[]) => {
    const order = list.filter(name => old.includes(name))
    return order.every((name, at) => name === old[at]) ? null : order
  }
  const [my, other] = [moved(mine), moved(theirs)]
  if (my && other && my.some((name, at) => name !== other[at])) return null
  const placed = new Set<string>()
  const runs = [mine, theirs].map(list => newBehind(list, new Set(old)))
  for (const anchor of ['', ...(my ?? other ?? old), ...old]) {
    if (anchor !== '') placed.add(anchor)
    const news = runs.map(run =>
      (run.get(anchor) ?? []).filter(name => things.has(name) && !placed.has(name)),
    )
    const isFromBoth = news.every(run => run.length > 0)
    for (const name of isFromBoth ? news.flat().sort() : news.flat()) placed.add(name)
  }
  return [...placed]
}

/** New things of a list by the one before them; '': none. */
function newBehind(list: readonly string[], old: ReadonlySet<string>): Map<string, string[]> {
  const runs = new Map<string, string[]>()
  let anchor = ''
  for (const name of list)
    if (old.has(name)) anchor = name
    else runs.set(anchor, [...(runs.get(anchor) ?? []), name])
  return runs
}
