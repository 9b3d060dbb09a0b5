import type { Words } from '../el/index.ts'

export const limits: Words['limits'] = {
  title: 'Limits',
  intro:
    'How much money of one order somebody may give back alone. Above it a refund waits until a second person approves it, whose limit reaches.',
  none: 'No limit',
  others: 'Everybody else',
  othersNone: 'Gives no money back',
  change: 'Change',
  changeOf: role => `Change the limit: ${role}`,
  changeText:
    'It counts from the next act on. What was given back of the same order counts towards it. With 0 a second person is always needed.',
  amount: 'Euros of an order',
  amountRule: 'Write an amount from 0 to 10,000',
  save: 'Save',
  readOnly: 'Only an owner changes limits.',
}
