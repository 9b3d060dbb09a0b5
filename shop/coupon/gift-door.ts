import type { ShippingAddress } from '../address/address.ts'
import { doorKey } from '../customer/saved-address.ts'
import { wordsOf } from '../greek.ts'

type Place = Pick<ShippingAddress, 'street' | 'number' | 'postcode' | 'floor' | 'bell'>

/**
 * How one door is known where a gift serves a door once. Coarser than the door of a saved address: a
 * floor is a number in whatever way it is written, and letters that look alike are one, since a name
 * on a bell can be typed with Latin or Cyrillic letters for Greek ones. The first is what a use is
 * kept under; uses before 22 November 2026 were kept under the second.
 */
export function giftDoors(place: Place): readonly [string, string] {
  const { street, number, postcode, floor, bell } = place
  const parts = [shape(street), shape(number), shape(postcode), floorOf(floor), shape(bell)]
  return [parts.join('|'), doorKey(place)]
}

function shape(text: string): string {
  const latin = wordsOf([...text.toUpperCase()].map(letter => cyrillic[letter] ?? letter).join(''))
    .map(word => word.latin)
    .join(' ')
  return looks.reduce((so, [from, to]) => so.replace(from, to), latin)
}

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕЗНІЈКМОРЅСТУХГПФЛД'].map((letter, index) => [
    letter,
    'ABEZHIJKMOPSCTYXΓΠΦΛΔ'[index] ?? '',
  ]),
)

/** Capitals that look or sound alike in Greek and Latin: ΟΥ and OY, Χ and X, Η and H. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/o[uy]/g, 'u'],
  [/([aei])[fvuy]/g, '$1v'],
  [/ch/g, 'x'],
  [/h/g, 'i'],
  [/r/g, 'p'],
  [/v/g, 'b'],
]

/** "3" for 3ος, 3rd, 03, Γ', τρίτος or "3ος όροφος"; another text as it looks. */
function floorOf(text: string): string {
  const words = wordsOf(text).filter(({ folded }) => !ofFloors.includes(folded))
  const [word, ...more] = words
  if (!word || more.length > 0) return shape(words.map(({ folded }) => folded).join(' '))
  const digits = /^(\d+)(?:οσ|η|ο|st|nd|rd|th)?$/.exec(word.folded)?.[1]
  if (digits) return String(Number(digits))
  const named = floorNames.findIndex(names =>
    names.some(name => shape(name) === shape(word.folded)),
  )
  return named < 0 ? shape(word.folded) : String(named)
}

const ofFloors = ['οροφοσ', 'οροφου', 'ορ', 'πατωμα', 'floor', 'fl', 'level', 'ο', 'οσ']

const floorNames: readonly (readonly string[])[] = [
  ['ισόγειο', 'ισογ', 'ground', 'isogeio'],
  ['α', 'πρώτος', 'πρώτο', 'πρώτη', 'first'],
  ['β', 'δεύτερος', 'δεύτερο', 'second'],
  ['γ', 'τρίτος', 'τρίτο', 'third'],
  ['δ', 'τέταρτος', 'τέταρτο', 'fourth'],
  ['ε', 'πέμπτος', 'πέμπτο', 'fifth'],
  ['στ', 'ς', 'έκτος', 'έκτο', 'sixth'],
  ['ζ', 'έβδομος', 'έβδομο', 'seventh'],
  ['η', 'όγδοος', 'όγδοο', 'eighth'],
  ['θ', 'ένατος', 'ένατο', 'ninth'],
  ['ι', 'δέκατος', 'δέκατο', 'tenth'],
]
