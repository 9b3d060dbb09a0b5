import type { Words } from '../el/index.ts'

export const packing: Words['packing'] = {
  progress: (closed, all) => `${closed} of ${all === 1 ? '1 bag' : `${all} bags`} closed`,
  none: 'No bag to pack yet',
  noneText: 'Bags show up once the list of a window is frozen.',
  states: { open: 'Open', closed: 'Closed', changed: 'Changed: open it' },
  scan: 'Scan a label',
  scanBag: 'Of the bag that you want to open.',
  scanTray: 'Of each tray that goes in. Without labels, press its line.',
  back: 'All bags',
  line: (packed, amount) => `${packed} of ${amount}`,
  isIn: 'In the bag',
  close: 'Close the bag',
  lacks: count => (count === 1 ? '1 portion is missing' : `${count} portions are missing`),
  isClosed: time => `Closed ${time}`,
  done: bag => `Bag ${bag} is closed`,
  right: dish => `Right: ${dish}`,
  otherBag: bag => `Bag ${bag}`,
  faults: {
    'no-code': 'This is no label of ours',
    'other-day': 'It is of another day',
    'unknown-batch': 'There is no such batch',
    'not-in-bag': 'It is not for this bag',
    'line-full': 'All of them are in already',
    'past-use-by': 'It is past its use-by',
    'undeclared-allergen':
      'STOP: it holds an allergen that this customer was not told of. Keep it out, and call the chef.',
  },
  noBag: 'No bag has this label',
}
