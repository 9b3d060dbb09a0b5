import type { Words } from '../el/index.ts'

const portions = (count: number) => (count === 1 ? '1 portion' : `${count} portions`)

export const kitchen: Words['kitchen'] = {
  open: hours => `${hours}: the list still takes orders`,
  openText: 'What is on it alone shows up here once it is frozen.',
  none: 'Nothing to cook yet',
  noneText: 'Dishes show up once the list of a window is frozen.',
  progress: (made, sold) => `${made} of ${portions(sold)} made`,
  states: { left: 'To make', underWay: 'Being made', made: 'Made' },
  firstAt: time => `leaves from ${time}`,
  ofSold: (made, sold) => `${made} of ${sold} made`,
  short: count => (count === 1 ? '1 portion is missing' : `${count} portions are missing`),
  begin: count => `Begin ${portions(count)}`,
  other: 'Another amount',
  beginOf: dish => `New batch: ${dish}`,
  beginNow: 'Begin',
  end: count => `Made: ${portions(count)}`,
  endOf: code => `Batch ${code}`,
  endText: 'How many portions came out? Where there are fewer, you see at once what is missing.',
  endNow: 'The batch is done',
  trays: portion => `${portion}: portions`,
  traysRule: 'Write a number from 0 to 2000',
  core: 'Core temperature, °C',
  coreHint: 'Only where your own plan asks for it.',
  coreRule: 'Write degrees, such as 75 or 74.5',
  grams: 'Ingredients of what is left to begin',
  batches: 'Batches',
  begunAt: time => `begun ${time}`,
  endedAt: time => `done ${time}`,
  useBy: day => `use by ${day}`,
  coreWas: degrees => `${degrees} °C`,
}
