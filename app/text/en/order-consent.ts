import type { Worded } from '../el/index.ts'
import type { consent as greek } from '../el/order-consent.ts'

export const consent: Worded<typeof greek> = {
  metaTitle: 'Something changes in your order',
  title: 'Something changes: you choose',
  intro: (number: number) =>
    `We’d like to change something that you already bought in order ${number}. We won’t do so without asking you.`,
  bought: 'You bought',
  reasons: {
    allergen: (names: string) => `The new recipe contains or may contain: ${names}.`,
    'not-sold': () => 'We won’t be making it any more.',
    'off-day': () => 'It leaves that day’s menu.',
    closed: () => 'We’ll be closed that day.',
  },
  what: 'What would you like?',
  swap: 'Another dish in its place',
  swapText: 'At no extra cost, on the same day.',
  which: 'Which dish?',
  kcal: (kcal: number) => `${kcal} kcal`,
  contains: (names: string) => `Contains: ${names}`,
  mayContain: (names: string) => `May contain: ${names}`,
  none: 'No allergens',
  back: (euros: string) => `You get ${euros} back`,
  refund: (euros: string) => `My money back: ${euros}`,
  refundText: 'It comes back the way you paid, and the rest of the delivery arrives as planned.',
  keep: 'I want it as I bought it',
  keepText: 'We’ll cook it for you just as you chose it.',
  late: 'It’s too late to change this delivery. You’ll get what you bought.',
  choose: 'Choose something for each dish.',
  chooseDish: 'Choose which dish you’d like, too.',
  send: 'This is what I want',
  doneTitle: 'Thank you, it’s done!',
  doneText: (number: number) => `Order ${number} is now as you chose.`,
  doneBack: (euros: string) => `You get ${euros} back, the way you paid.`,
  seeOrder: 'See the order',
  brokenTitle: 'This link is no longer valid',
  brokenText:
    'You’ve already chosen, the change won’t happen, or the link is old. Your order is in your account.',
  orders: 'To my orders',
  waiting: 'One moment…',
}
