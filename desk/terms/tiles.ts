import type { WrittenArea } from '#shop/publishing/area-form.ts'

type Drawn = { readonly id: string; readonly shown: Pick<WrittenArea, 'tile' | 'center'> }
type Tile = { readonly column: number; readonly row: number }
export type Tiles = ReadonlyMap<string, Tile>

/** Squares in a row of areas that have no place on the map. */
const mostColumns = 9

/** Where each area's square lies: where its owner put it, the others about where they are in the world. */
export function tilesOf(areas: readonly Drawn[]): Tiles {
  const tiles = new Map<string, Tile>()
  for (const { id, shown } of areas) if (shown.tile) tiles.set(id, shown.tile)
  const others = areas.filter(({ shown }) => !shown.tile)
  const columns = Math.min(mostColumns, Math.ceil(Math.sqrt(others.length * 1.3)))
  const rows = Math.ceil(others.length / Math.max(1, columns))
  const below = tiles.size > 0 ? 1 + Math.max(...[...tiles.values()].map(({ row }) => row)) : 0
  const free = Array.from({ length: columns * rows }, (_, at) => ({
    row: below + Math.floor(at / columns),
    column: at % columns,
  }))
  const east = shareOf(others.map(({ shown }) => shown.center.lng))
  const south = shareOf(others.map(({ shown }) => -shown.center.lat))
  for (const { id, shown } of others) {
    const column = east(shown.center.lng) * (columns - 1)
    const row = below + south(-shown.center.lat) * (rows - 1)
    const far = (tile: Tile) => (tile.row - row) ** 2 + (tile.column - column) ** 2
    const best = free.reduce((one, other) => (far(other) < far(one) ? other : one))
    free.splice(free.indexOf(best), 1)
    tiles.set(id, best)
  }
  return tiles
}

/** Where a figure lies between the least and the most, from 0 to 1. */
function shareOf(figures: readonly number[]): (figure: number) => number {
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  return figure => (most > least ? (figure - least) / (most - least) : 0)
}

const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const
type Way = keyof typeof ways

export function isWay(key: string): key is Way {
  return Object.hasOwn(ways, key)
}

/** The nearest in a direction, straight ahead before aside; null: there is none. */
export function neighbourOf(tiles: Tiles, id: string, way: Way): string | null {
  const from = tiles.get(id)
  if (!from) return null
  const [right, down] = ways[way]
  let best: { readonly id: string; readonly far: number } | null = null
  for (const [other, { column, row }] of tiles) {
    const [across, along] = [column - from.column, row - from.row]
    const ahead = across * right + along * down
    const aside = Math.abs(across * down) + Math.abs(along * right)
    const far = ahead + 2 * aside
    if (ahead > 0 && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { id: other, far }
  }
  return best?.id ?? null
}

/** A name in lines that fit into a square. */
export function linesOf(name: string): string[] {
  const parts = name.split(/(?<=-)|\s+/)
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const glue = last?.endsWith('-') ? '' : ' '
    if (last !== undefined && last.length + part.length < 12)
      lines[lines.length - 1] = last + glue + part
    else lines.push(part)
  }
  return lines
}
