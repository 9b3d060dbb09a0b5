import { createHash } from 'node:crypto'
import type { Area, KnownPlaces, Street } from '#shop/area/area.ts'
import { type Word, wordsOf } from '#shop/greek.ts'
import type { Text } from '#shop/language.ts'

/** A street, a whole area, or one postcode of it. */
export type Place = {
  /** Made from the place itself, so that a kept id never means another street. */
  readonly key: string
  readonly street: Text | null
  readonly area: Area
  readonly postcode: string
  readonly lat: number
  readonly lng: number
  readonly nameWords: readonly Word[]
  readonly areaWords: readonly Word[]
}

/** All that the shop's own search can find. A street of an unknown area is left out. */
export function placesOf({ areas, streets }: KnownPlaces): Place[] {
  const byId = new Map(areas.map(area => [area.id, area]))
  return [
    ...streets.flatMap(street => {
      const area = byId.get(street.area)
      return area ? [streetPlace(street, area)] : []
    }),
    ...areas.flatMap(areaPlaces),
  ]
}

function streetPlace({ name, postcode, lat, lng }: Street, area: Area): Place {
  return {
    key: `s${digest(`${name.el}|${area.id}|${postcode}`)}`,
    street: name,
    area,
    postcode,
    lat,
    lng,
    nameWords: wordsOf(`${name.el} ${name.en}`),
    areaWords: wordsOf(`${area.name.el} ${area.name.en} ${postcode}`),
  }
}

/** The area itself, and each of its postcodes where it has several. */
function areaPlaces(area: Area): Place[] {
  const { postcodes, name, center } = area
  const names = wordsOf(`${name.el} ${name.en}`)
  const placed = (postcode: string, nameWords: Word[]) => ({
    key: `a${digest(`${area.id}|${postcode}`)}`,
    street: null,
    area,
    postcode,
    ...center,
    nameWords,
    areaWords: names,
  })
  const [only = '', ...more] = postcodes
  if (more.length === 0) return [placed(only, [...names, ...wordsOf(only)])]
  return [placed('', names), ...postcodes.map(postcode => placed(postcode, wordsOf(postcode)))]
}

/** Ten letters that stand for a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
