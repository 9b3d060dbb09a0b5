import { fold, latin, wordsOf } from '../greek.ts'
import type { Text } from '../language.ts'
import type { Cents } from '../money.ts'

/** A part of the world that the shop knows by name, such as a municipality (spec: Address and region). */
export type Area = AreaTerms & {
  readonly id: string
  readonly name: Text
  /** Other names that map services write for it. */
  readonly also?: readonly string[] | undefined
  /** What lists sort it by, such as a regional unit. */
  readonly group?: Text | undefined
  /** Five digits each; the list may be incomplete. */
  readonly postcodes: readonly string[]
  /** false: known by name only, so that people there are told. */
  readonly served: boolean
  readonly center: { readonly lat: number; readonly lng: number }
  /** The further out, the later among suggestions. */
  readonly far?: number | undefined
  /** Its square on the staff room's map. */
  readonly tile?: { readonly row: number; readonly column: number } | undefined
}

type AreaTerms = {
  /** The spot that serves it. */
  readonly place?: string | undefined
  /** 1 Monday to 7 Sunday. */
  readonly weekdays?: readonly number[] | undefined
  /** Ids. */
  readonly windows?: readonly string[] | undefined
  readonly fee?: Cents | undefined
  readonly freeFromMainMeals?: number | undefined
  readonly freeFromWeeklyMainMeals?: number | undefined
  readonly minTotal?: Cents | undefined
}

/** A street that the built-in address search knows. */
export type Street = {
  readonly name: Text
  readonly area: string
  readonly postcode: string
  readonly lat: number
  readonly lng: number
}

/** What addresses are compared with. */
export type KnownPlaces = { readonly areas: readonly Area[]; readonly streets: readonly Street[] }

/** Finds by exact name or id in either language; accents and capitals do not count. */
export function areaNamed(text: string, all: readonly Area[]): Area | undefined {
  // The exact name comes first, since folding all names takes a millisecond.
  const exact = all.find(({ name }) => name.el === text || name.en === text)
  if (exact) return exact
  const asked = plain(text)
  return asked === ''
    ? undefined
    : all.find(({ id, name }) => [id, name.el, name.en].some(known => plain(known) === asked))
}

/** The area of a postcode: of several one that the shop brings to stands for it. */
export function areaOfPostcode(postcode: string, all: readonly Area[]): Area | undefined {
  const own = withPostcode(postcode, all)
  return own.find(({ served }) => served) ?? own[0]
}

/** The area of an address that the shop took, whose municipality is an area's name. */
export function areaOfAddress(
  { municipality, postcode }: { readonly municipality: string; readonly postcode: string },
  all: readonly Area[],
): Area | undefined {
  return areaNamed(municipality, all) ?? areaOfPostcode(postcode, all)
}

/** The area that is typed: by its name, or by a postcode that it alone has. */
export function areaTyped(name: string, postcode: string, all: readonly Area[]): Area | undefined {
  const own = withPostcode(postcode, all)
  return name === '' && own.length === 1 ? own[0] : areaNamed(name, all)
}

/**
 * The area of a place as a map service describes it, `names` from the smallest area to the largest. A
 * postcode that one area has alone decides, since services write "Αθήνα" for suburbs too; undefined
 * elsewhere, or where nothing is known of it.
 */
export function areaOf(
  { postcode, names }: { postcode: string; names: readonly string[] },
  all: readonly Area[],
): Area | undefined {
  const byPostcode = withPostcode(postcode, all)
  if (byPostcode.length === 1) return byPostcode[0]
  if (postcode !== '' && byPostcode.length === 0 && !isNear(postcode, all)) return undefined
  for (const name of names) {
    const found = areaCalled(name, byPostcode.length > 0 ? byPostcode : all)
    if (found) return found
  }
  return byPostcode[0]
}

function withPostcode(postcode: string, all: readonly Area[]): readonly Area[] {
  return all.filter(({ postcodes }) => postcodes.includes(postcode))
}

const office =
  /^(δήμος|δημοτική ενότητα|δημοτική κοινότητα|κοινότητα|municipality of|municipal unit of)\s+/i

/** Finds also by another name, by a part of a double name, and in the genitive after "Δήμος". */
function areaCalled(text: string, all: readonly Area[]): Area | undefined {
  const bare = text.normalize('NFC').trim().replace(office, '')
  const asked = plain(bare)
  if (asked === '') return undefined
  const whole = plain(text)
  const isOther = ({ also = [] }: Area) =>
    also.some(name => plain(name) === asked || plain(name) === whole)
  const found = all.find(isOther) ?? all.find(one => namesOf(one).includes(asked))
  return found ?? (bare === text.trim() ? undefined : inGenitive(asked, all))
}

function namesOf({ name }: Area): string[] {
  return [name.el, name.en].flatMap(own => [own, ...own.split('-')]).map(plain)
}

/** "Χαλανδρίου" is of Χαλάνδρι: all words begin alike. The longest likeness counts. */
function inGenitive(asked: string, all: readonly Area[]): Area | undefined {
  const words = asked.split(' ')
  let best: { one: Area; alike: number } | null = null
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

type Misfit = 'invalid-postcode' | 'postcode-outside' | 'postcode-elsewhere'

/** Why a postcode is not the area's; null: it is, or is unknown and begins as the area's do. */
export function misfitOf(
  postcode: string,
  { id, postcodes }: Area,
  all: readonly Area[],
): Misfit | null {
  if (!/^[1-9]\d{4}$/.test(postcode)) return 'invalid-postcode'
  if (postcodes.includes(postcode)) return null
  const isElsewhere = withPostcode(postcode, all).some(other => other.id !== id)
  if (!isElsewhere && !isNear(postcode, all)) return 'postcode-outside'
  const alike = postcodes.some(known => known.slice(0, 3) === postcode.slice(0, 3))
  return isElsewhere || !alike ? 'postcode-elsewhere' : null
}

/** The first two figures are a region's. */
function isNear(postcode: string, all: readonly Area[]): boolean {
  const region = postcode.slice(0, 2)
  return all.some(({ postcodes }) => postcodes.some(known => known.startsWith(region)))
}

function plain(text: string): string {
  return fold(
    wordsOf(text)
      .map(({ folded }) => latin(folded))
      .join(' '),
  )
}
