import type { Place } from '#shop/route/problem.ts'

type Point = { readonly x: number; readonly y: number }

/** A square of a map, where it lies in the picture. */
type Tile = Point & { readonly key: string; readonly url: string; readonly size: number }

type Picture = { readonly width: number; readonly height: number; readonly edge: number }

const tileSize = 256
const deepest = 19
/** Of the world, so that a single door is not the whole picture: a kilometre. */
const narrowest = 0.01 / 360

/** The part of the world (Web Mercator) that holds these places, as a picture; north is up. */
export function mapOf(places: readonly Place[], { width, height, edge }: Picture) {
  const points = places.map(worldOf)
  const [left, right] = spanOf(points.map(({ x }) => x))
  const [top, bottom] = spanOf(points.map(({ y }) => y))
  const scale = Math.min(
    (width - 2 * edge) / Math.max(narrowest, right - left),
    (height - 2 * edge) / Math.max(narrowest, bottom - top),
  )
  const corner = {
    x: (left + right) / 2 - width / 2 / scale,
    y: (top + bottom) / 2 - height / 2 / scale,
  }

  return {
    /** Where a place stands in the picture. */
    at(place: Place): Point {
      const { x, y } = worldOf(place)
      return { x: Math.round((x - corner.x) * scale), y: Math.round((y - corner.y) * scale) }
    },

    /** The squares that fill the picture. `address`: with {z}, {x} and {y}. */
    tiles(address: string): Tile[] {
      const depth = Math.min(deepest, Math.max(0, Math.ceil(Math.log2(scale / tileSize))))
      const count = 2 ** depth
      const size = scale / count
      const columns = within(corner.x * count, (corner.x + width / scale) * count, count)
      const rows = within(corner.y * count, (corner.y + height / scale) * count, count)
      return rows.flatMap(row =>
        columns.map(column => ({
          key: `${depth}/${column}/${row}`,
          url: address
            .replace('{z}', `${depth}`)
            .replace('{x}', `${column}`)
            .replace('{y}', `${row}`),
          x: column * size - corner.x * scale,
          y: row * size - corner.y * scale,
          size,
        })),
      )
    },
  }
}

/** From 0 to 1, west to east and north to south. */
function worldOf({ lat, lng }: Place): Point {
  const angle = (lat * Math.PI) / 180
  return {
    x: (lng + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  }
}

function spanOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function within(from: number, to: number, count: number): number[] {
  const first = Math.max(0, Math.floor(from))
  const last = Math.min(count - 1, Math.floor(to))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
