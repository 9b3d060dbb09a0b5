import type { Words } from '../el/index.ts'

export const find: Words['find'] = {
  open: 'Find',
  keys: 'Ctrl K',
  title: 'Find an order or a customer',
  label: 'What are you looking for',
  hint: 'An order’s number, the end of a phone, an e-mail, a name or a coupon. Accents and capitals do not count.',
  newCaller: 'A new customer on the phone',
  none: text => `Nothing for “${text}”`,
  order: number => `Order ${number}`,
  nextOn: date => `next ${date}`,
  ordersOf: count => (count === 1 ? '1 order' : `${count} orders`),
  found: count => `${count} found`,
}
