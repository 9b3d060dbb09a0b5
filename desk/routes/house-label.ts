import type { Language } from '#shop/language.ts'
import type { House } from '#shop/route/stops.ts'
import { doorLine } from '../day/directions.ts'
import type { Window } from './plan.ts'

/** The address of a house, an office with its name. */
export function labelOf(house: House, { bags }: Window, lang: Language): string {
  const bag = bags.find(({ delivery }) => delivery === house.id)
  if (!bag?.door) return ''
  return bag.spot.kind === 'company'
    ? `${bag.spot.name[lang]}, ${doorLine(bag.door)}`
    : doorLine(bag.door)
}

/** The numbers of a house's bags, such as "4, 5". */
export function numbersOf(house: House, { bags }: Window): string {
  const own = new Set(house.deliveries)
  return bags
    .filter(({ delivery }) => own.has(delivery))
    .map(({ bag }) => bag)
    .join(', ')
}
