import { fold, latin, wordsOf } from './greek.ts'
import type { Text } from './language.ts'

/** One of Attica's 66 municipalities. */
export type Municipality = {
  readonly id: string
  readonly name: Text
  /** Five digits each; the list may be incomplete. */
  readonly postcodes: readonly string[]
  readonly served: boolean
  readonly center: { readonly lat: number; readonly lng: number }
}

/** The table with only the shop's own municipalities; null: unchanged. */
export function servedIn(
  all: readonly Municipality[],
  areas: readonly string[] | null,
): readonly Municipality[] {
  return areas ? all.map(one => ({ ...one, served: areas.includes(one.id) })) : all
}

/** Finds by exact name or id in either language; accents and capitals do not count. */
export function municipalityNamed(
  text: string,
  all: readonly Municipality[],
): Municipality | undefined {
  // The exact name comes first, since folding all names takes a millisecond.
  const exact = all.find(({ name }) => name.el === text || name.en === text)
  if (exact) return exact
  const asked = plain(text)
  return asked === ''
    ? undefined
    : all.find(({ id, name }) => [id, name.el, name.en].some(name => plain(name) === asked))
}

/** Names that services write for a municipality beside the table's own, as `plain` writes them. */
const otherNames: Readonly<Record<string, string>> = {
  athinaion: 'athens',
  athinai: 'athens',
  amarousio: 'marousi',
  amarousion: 'marousi',
  amarousiou: 'marousi',
  peiraiefs: 'piraeus',
  'nea erythraia': 'kifisia',
  ekali: 'kifisia',
  vouliagmeni: 'vari-voula-vouliagmeni',
  voula: 'vari-voula-vouliagmeni',
}

/**
 * The municipality of a place as a map service describes it, `names` from the smallest area to the
 * largest. A postcode that one municipality has alone decides, since services write "Αθήνα" for
 * suburbs too; undefined outside Attica, or where nothing is known of it.
 */
export function municipalityOf(
  { postcode, names }: { postcode: string; names: readonly string[] },
  all: readonly Municipality[],
): Municipality | undefined {
  const byPostcode = all.filter(({ postcodes }) => postcodes.includes(postcode))
  if (byPostcode.length === 1) return byPostcode[0]
  if (postcode !== '' && byPostcode.length === 0 && !isOfAttica(postcode)) return undefined
  for (const name of names) {
    const municipality = municipalityCalled(name, byPostcode.length > 0 ? byPostcode : all)
    if (municipality) return municipality
  }
  return byPostcode[0]
}

const office =
  /^(δήμος|δημοτική ενότητα|δημοτική κοινότητα|κοινότητα|municipality of|municipal unit of)\s+/i

/** Finds also by a part of a double name, and in the genitive after "Δήμος". */
function municipalityCalled(text: string, all: readonly Municipality[]): Municipality | undefined {
  const bare = text.normalize('NFC').trim().replace(office, '')
  const asked = plain(bare)
  if (asked === '') return undefined
  const other = otherNames[plain(text)] ?? otherNames[asked]
  const municipality = all.find(one => one.id === other || namesOf(one).includes(asked))
  return municipality ?? (bare === text.trim() ? undefined : inGenitive(asked, all))
}

function namesOf({ name }: Municipality): string[] {
  return [name.el, name.en].flatMap(name => [name, ...name.split('-')]).map(plain)
}

/** "Χαλανδρίου" is of Χαλάνδρι: all words begin alike. The longest likeness counts. */
function inGenitive(asked: string, all: readonly Municipality[]): Municipality | undefined {
  const words = asked.split(' ')
  let best: { one: Municipality; alike: number } | null = null
  for (const one of all)
    for (const name of namesOf(one)) {
      const stems = name.split(' ').map(word => word.slice(0, Math.max(3, word.length - 2)))
      const fits =
        stems.length === words.length && stems.every((stem, at) => words[at]?.startsWith(stem))
      const alike = stems.join('').length
      if (fits && alike > (best?.alike ?? 0)) best = { one, alike }
    }
  return best?.one
}

type Misfit = 'invalid-postcode' | 'postcode-not-attica' | 'postcode-elsewhere'

/**
 * Why a postcode is not the municipality's; null if it is, or may be. An unknown postcode passes if
 * it shares a prefix with the municipality's.
 */
export function misfitOf(
  postcode: string,
  { id, postcodes }: Municipality,
  all: readonly Municipality[],
): Misfit | null {
  if (!/^[1-9]\d{4}$/.test(postcode)) return 'invalid-postcode'
  if (postcodes.includes(postcode)) return null
  const isElsewhere = all.some(other => other.id !== id && other.postcodes.includes(postcode))
  if (!isElsewhere && !isOfAttica(postcode)) return 'postcode-not-attica'
  const alike = postcodes.some(other => other.slice(0, 3) === postcode.slice(0, 3))
  return isElsewhere || !alike ? 'postcode-elsewhere' : null
}

function isOfAttica(postcode: string): boolean {
  return /^1\d{4}$/.test(postcode)
}

function plain(text: string): string {
  return fold(
    wordsOf(text)
      .map(({ folded }) => latin(folded))
      .join(' '),
  )
}
