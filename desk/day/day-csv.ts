import { type CsvCell, csv } from '#shop/csv.ts'
import type { Language } from '#shop/language.ts'
import type { DayList } from '#shop/staff-room/day-lists.ts'
import type { Words } from '../text/el/index.ts'
import type { Bag, Day } from './listed.ts'

type Written = { readonly words: Words['day']; readonly lang: Language }
type Line = readonly CsvCell[]

/** A list as a file for spreadsheets: a line a dish and portion, a line of a bag, a door, or a customer. */
export function linesOf(list: DayList, day: Day, written: Written): string {
  return csv([written.words.columns[list], ...rows[list](day, written)])
}

const rows: Record<DayList, (day: Day, written: Written) => Line[]> = {
  cook: ({ cook }, { words, lang }) =>
    cook.flatMap(({ name, portions }) =>
      portions.map(({ portion, amount }) => [name[lang], words.portions[portion], amount]),
    ),
  pack: ({ bags }, { words, lang }) =>
    bags.flatMap(bag =>
      bag.items.map(({ name, portion, amount }) => [
        ...headOf(bag),
        name[lang],
        words.portions[portion],
        amount,
        bag.notes,
      ]),
    ),
  bring: ({ bags }, { words }) =>
    bags.flatMap(bag => {
      const { door } = bag
      if (!door) return []
      const { street, number, municipality, postcode, floor, bell, phone, deliveryNotes } = door
      const place = [`${street} ${number}`.trim(), municipality, postcode, floor, bell, phone]
      const marked = door.unverified ? words.unverified : ''
      return [[...headOf(bag), ...place, bag.pieces, deliveryNotes, bag.notes, marked]]
    }),
  fetch: ({ bags }, { lang }) =>
    bags
      .filter(({ spot }) => spot.kind === 'takeaway')
      .map(bag => [...headOf(bag), bag.spot.name[lang], bag.phoneEnd, bag.pieces, bag.notes]),
}

function headOf({ bag, number, name, from, to }: Bag): Line {
  return [bag, number, name, `${from}-${to}`]
}
