import type { Words } from '../el/index.ts'

export const orderlist: Words['orderlist'] = {
  title: 'Orders',
  newest: count => `The newest ${count}`,
  below: number => `Before order ${number}`,
  older: 'Older ones',
  toNewest: 'The newest',
  none: 'No order yet',
  noneText: 'The first one will be found here as soon as it comes.',
  number: 'Number',
  customer: 'Customer',
  erased: 'The account was deleted',
  next: 'Next delivery',
  ahead: 'To come',
  way: 'Way',
  ways: { door: 'To the door', pickup: 'Pick-up' },
  total: 'Total',
  placed: 'Placed',
  confirm: 'Confirmation mail again',
  noConfirmation: 'the words of its confirmation are not kept',
  gone: 'the account was deleted',
}
