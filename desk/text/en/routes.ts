import type { Words } from '../el/index.ts'

const stops = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)
const bags = (count: number) => (count === 1 ? '1 bag' : `${count} bags`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
const hours = (count: number) => `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`

export const routes: Words['routes'] = {
  open: hours => `The list of ${hours} is not frozen yet: more bags may come.`,
  noStart: 'There is no place from which vans could leave: add a counter.',
  start: 'Where vans leave and return',
  share: 'Share the stops out',
  sharing: 'Sharing out…',
  shared: 'All are shared out.',
  notShared: 'The stops were not shared out. Press again.',
  leftOver: count =>
    `${stops(count)} ${count === 1 ? 'is' : 'are'} left without a van: there is not enough room or time.`,
  costs: more =>
    more === 0
      ? 'The same time altogether.'
      : more > 0
        ? `${minutes(more)} more altogether.`
        : `${minutes(-more)} less altogether.`,
  left: count => `In no van: ${stops(count)}`,
  put: 'Put it where it costs least',
  noRoom: 'No van has room and time for it.',
  van: number => `Van ${number}`,
  noVan: 'In no van',
  length: (time, stopCount, bagCount) => `${hours(time)} · ${stops(stopCount)} · ${bags(bagCount)}`,
  lock: van => `${van}: stays as it is`,
  remove: van => `${van}: remove`,
  tooLong: more => `${minutes(more)} over its time`,
  tooFull: more => `${bags(more)} more than it holds`,
  driver: 'Driver',
  nobody: 'Nobody yet',
  holds: 'Bags',
  most: 'Minutes',
  upTo: most => `From 1 to ${most}.`,
  bagsOf: numbers => (numbers.includes(',') ? `bags ${numbers}` : `bag ${numbers}`),
  up: stop => `Earlier: ${stop}`,
  down: stop => `Later: ${stop}`,
  to: stop => `Van for: ${stop}`,
  pinned: 'Press the number: the stops up to here stay as they are',
  pin: (place, stop) => `${place}. Stay as they are, up to here: ${stop}`,
  cut: (stop: string) => `Split in two: ${stop}`,
  join: (stop: string) => `Join again: ${stop}`,
  cutSaid: 'Split in two. Put one of them into another van.',
  joinSaid: 'Joined again.',
  add: 'Add a van',
  save: 'Save the routes',
  notSaved: 'Not saved yet. Drivers see all stops.',
  saved: (when, by) => `Saved ${when}${by && `, ${by}`}.`,
  changed: 'Your changes are not saved.',
  newer: by => `${by || 'Somebody else'} has saved newer routes meanwhile.`,
  takeTheirs: 'Show the newer ones',
  map: (vans, count) =>
    `Map: ${stops(count)}, ${vans === 1 ? '1 van' : `${vans} vans`}. The lists say the same.`,
}
