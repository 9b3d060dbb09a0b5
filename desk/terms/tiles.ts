/** About where each municipality lies: rows from the north, columns from the west. The last row is an inset. */
const rows: readonly (readonly [row: number, column: number, ids: string])[] = [
  [0, 5, 'oropos'],
  [0, 7, 'dionysos'],
  [1, 3, 'fyli acharnes metamorfosi lykovrysi-pefki kifisia marathon'],
  [2, 1, 'aspropyrgos petroupoli ilion nea-filadelfeia-chalkidona irakleio marousi penteli'],
  [3, 0, 'mandra-eidyllia elefsina chaidari peristeri agioi-anargyroi-kamatero nea-ionia'],
  [3, 6, 'chalandri vrilissia rafina-pikermi'],
  [4, 0, 'megara korydallos agia-varvara aigaleo galatsi filothei-psychiko papagou-cholargos'],
  [4, 7, 'agia-paraskevi pallini'],
  [5, 0, 'perama keratsini-drapetsona nikaia-rentis kallithea athens kaisariani zografou'],
  [5, 7, 'paiania spata-artemida'],
  [6, 0, 'salamina piraeus moschato-tavros nea-smyrni dafni-ymittos vyronas'],
  [6, 7, 'kropia markopoulo'],
  [7, 0, 'aegina'],
  [7, 2, 'palaio-faliro agios-dimitrios elliniko-argyroupoli ilioupoli'],
  [7, 7, 'saronikos lavreotiki'],
  [8, 3, 'alimos glyfada vari-voula-vouliagmeni'],
  [10, 3, 'agistri troizinia-methana poros ydra spetses kythira'],
]

type Place = { readonly column: number; readonly row: number }

export const columns = 9
/** The row of the islands that lie too far away to be drawn in their place. */
export const inset = 10

export const places: ReadonlyMap<string, Place> = new Map(
  rows.flatMap(([row, first, ids]) =>
    ids.split(' ').map((id, at) => [id, { column: first + at, row }] as const),
  ),
)

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
export function neighbourOf(id: string, way: Way): string | null {
  const from = places.get(id)
  if (!from) return null
  const [right, down] = ways[way]
  let best: { readonly id: string; readonly far: number } | null = null
  for (const [other, { column, row }] of places) {
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
