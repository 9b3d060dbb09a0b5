import type { Words } from '../el/index.ts'

export const find: Words['find'] = {
  open: 'Find',
  keys: 'Ctrl K',
  title: 'Find an order or a customer',
  label: 'What are you looking for',
  hint: 'Order number, last digits of a phone, e-mail, name or coupon. Accents and capitals do not matter.',
  newCaller: 'New customer on the phone',
  none: text => `Nothing for “${text}”`,
  coupon: code => `Coupon ${code}`,
  order: number => `Order ${number}`,
  nextOn: date => `next ${date}`,
  ordersOf: count => (count === 1 ? '1 order' : `${count} orders`),
  found: count => `${count} found`,
}
