import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { contentFolder } from '#server/folders.ts'
import { type Word, wordsOf } from '#shop/greek.ts'
import type { Text } from '#shop/language.ts'
import type { Municipality } from '#shop/municipality.ts'

type AtticaMunicipality = Municipality & {
  readonly unit: Text
  readonly zone: 'basin' | 'east-west' | 'islands'
}
type StreetRow = Text & { municipality: string; postcode: string; lat: number; lng: number }

/** A street, a whole municipality, or one postcode of it. */
export type Place = {
  /** Made from the place itself, so that a kept id never means another street. */
  readonly key: string
  readonly street: Text | null
  readonly municipality: AtticaMunicipality
  readonly postcode: string
  readonly lat: number
  readonly lng: number
  readonly nameWords: readonly Word[]
  readonly areaWords: readonly Word[]
}

export function atticaPlaces(): { places: Place[]; municipalities: AtticaMunicipality[] } {
  const { municipalities } = atticaFile<{ municipalities: AtticaMunicipality[] }>('municipalities')
  const { streets } = atticaFile<{ streets: StreetRow[] }>('streets')
  const places = [
    ...streets.map(row => streetPlace(row, municipalities)),
    ...municipalities.flatMap(areaPlaces),
  ]
  return { places, municipalities }
}

function atticaFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`attica/${name}.json`, contentFolder), 'utf8'))
}

function streetPlace(row: StreetRow, municipalities: readonly AtticaMunicipality[]): Place {
  const municipality = municipalities.find(({ id }) => id === row.municipality)
  if (!municipality) throw new Error(`${row.el} lies in an unknown municipality`)
  const { el, en, postcode, lat, lng } = row
  return {
    key: `s${digest(`${el}|${municipality.id}|${postcode}`)}`,
    street: { el, en },
    municipality,
    postcode,
    lat,
    lng,
    nameWords: wordsOf(`${el} ${en}`),
    areaWords: wordsOf(`${municipality.name.el} ${municipality.name.en} ${postcode}`),
  }
}

/** The municipality itself, and each of its postcodes where it has several. */
function areaPlaces(municipality: AtticaMunicipality): Place[] {
  const { postcodes, name, center } = municipality
  const names = wordsOf(`${name.el} ${name.en}`)
  const area = (postcode: string, nameWords: Word[]) => ({
    key: `a${digest(`${municipality.id}|${postcode}`)}`,
    street: null,
    municipality,
    postcode,
    ...center,
    nameWords,
    areaWords: names,
  })
  const [only = '', ...more] = postcodes
  if (more.length === 0) return [area(only, [...names, ...wordsOf(only)])]
  return [area('', names), ...postcodes.map(postcode => area(postcode, wordsOf(postcode)))]
}

/** Ten letters that stand for a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
