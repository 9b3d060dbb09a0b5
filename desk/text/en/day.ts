import { formatDateTime } from '#shop/format.ts'
import type { BagMarks } from '#shop/staff-room/printed-list.ts'
import type { Words } from '../el/index.ts'

const marks: Record<keyof BagMarks, string> = {
  dishes: 'other dishes',
  place: 'another address',
  hours: 'another hour',
  notes: 'other notes',
}

export const day: Words['day'] = {
  title: 'The day',
  days: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  date: 'Another date',
  windows: 'Hours',
  allDay: 'all day',
  allHours: 'All hours',
  which: 'List',
  lists: { cook: 'Kitchen', pack: 'Packing', bring: 'Deliveries', fetch: 'Counters' },
  deliveries: count => (count === 1 ? '1 delivery' : `${count} deliveries`),
  madeAt: (iso, lang) => `As of ${formatDateTime(iso, lang)}`,
  print: 'Print',
  csv: 'CSV',
  nothing: on => `Nothing for ${on}`,
  nothingText: 'As soon as an order for these hours is paid, it is here.',
  portionsIn: (total, dishes) =>
    `${total === 1 ? '1 portion' : `${total} portions`} of ${dishes === 1 ? '1 dish' : `${dishes} dishes`}`,
  portions: { regular: 'Regular', brave: 'Brave', hero: 'Hero', legendary: 'Legendary' },
  notes: 'What customers wrote',
  ingredients: 'Ingredients',
  asServed: 'Weights as served, from the recipes, dips included.',
  unknown: count =>
    `There is no recipe for ${count === 1 ? 'one dish' : `${count} dishes`}: their ingredients are missing from the list.`,
  bag: bag => `Bag ${bag}`,
  order: number => `Order ${number}`,
  toDoor: 'To the door',
  pieces: count => (count === 1 ? '1 piece' : `${count} pieces`),
  stops: (hours, count) => `${hours} · ${count === 1 ? '1 stop' : `${count} stops`}`,
  floor: floor => `Floor ${floor || '–'}`,
  bell: bell => `bell ${bell || '–'}`,
  unverified: 'This address was not verified: call before you drive.',
  call: name => `Call ${name}`,
  way: 'Directions',
  noDoors: 'Nothing is brought to a door in these hours.',
  noCounters: 'Nothing is fetched at a counter in these hours.',
  atCounter: (counter, count) => `${counter} · ${count === 1 ? '1 bag' : `${count} bags`}`,
  phoneEnd: digits => `phone …${digits}`,
  since: hour => `The paper of ${hour} is no longer true`,
  change: ({ number, printed, bag, changed }) => {
    if (bag === null) return `Bag ${printed} (order ${number}): cancelled or moved.`
    if (printed === null) return `Order ${number}: new, bag ${bag}.`
    const moved = printed === bag ? [] : [`is bag ${bag} now`]
    return `Bag ${printed} (order ${number}): ${[...moved, ...changed.map(mark => marks[mark])].join(', ')}.`
  },
  columns: {
    cook: ['Dish', 'Portion', 'Amount'],
    pack: ['Bag', 'Order', 'Name', 'Hours', 'Dish', 'Portion', 'Amount', 'Notes'],
    bring: [
      ...['Bag', 'Order', 'Name', 'Hours', 'Street', 'Municipality', 'Postcode', 'Floor', 'Bell'],
      ...['Phone', 'Pieces', 'For the driver', 'Notes', 'Mind'],
    ],
    fetch: ['Bag', 'Order', 'Name', 'Hours', 'Counter', 'End of phone', 'Pieces', 'Notes'],
  },
}
