import { formatEuros } from '#shop/money.ts'
import type { Words } from '../el/index.ts'

const bags = (count: number) => (count === 1 ? '1 bag' : `${count} bags`)

export const handover: Words['handover'] = {
  progress: (told, all) => `${told} of ${bags(all)} done`,
  told: count => `Done (${count})`,
  onlyMine: 'Only mine',
  ofOthers: count => `Also those of others (${count})`,
  load: count => `Load ${bags(count)}, the last stop first`,
  notPacked: numbers => `Not closed yet: ${numbers}`,
  inVan: bag => `Bag ${bag}: in the van`,
  missing: numbers => `Missing: ${numbers}`,
  allIn: 'All are in. Drive safely!',
  notYours: bag => `Bag ${bag} is not yours. Leave it here.`,
  noBag: 'This is no bag label of that day.',
  scanLoad: 'Of each bag that goes into the van, or press its number.',
  allHandedOver: count => `All ${count} handed over`,
  allTold: count => `${bags(count)} handed over.`,
  undoAll: 'Undo all',
  undo: 'Undo',
  directions: 'Directions',
  call: 'Call',
  find: 'Name or code',
  else: 'Something else',
  what: 'What happened?',
  of: name => name,
  took: due => `Did you take ${formatEuros(due)}?`,
  cash: 'Yes, cash',
  pos: 'Yes, by card',
  noMoney: 'Handed over without payment',
  outcomes: {
    'handed-over': 'Handed over',
    'left-at-door': 'Left at the door',
    'nobody-there': 'Nobody was there',
    'wrong-address': 'Wrong address',
    refused: 'They did not want it',
    damaged: 'Spoilt on the way',
    lost: 'Lost',
    'brought-back': 'Back at the shop',
  },
}
