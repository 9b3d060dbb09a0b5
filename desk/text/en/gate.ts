import type { Words } from '../el/index.ts'

export const gate: Words['gate'] = {
  title: 'Sold already',
  left: (count: number) =>
    count === 0
      ? 'All of them are settled.'
      : count === 1
        ? '1 line is left. The release waits until it is settled.'
        : `${count} lines are left. The release waits until they are settled.`,
  ask: 'Ask all customers',
  remind: 'Remind those who have not answered',
  askText:
    'Each customer gets a mail: what changes, why, and what they may choose, without logging in. A reminder goes out once a day at most.',
  sent: (asked: number, reminded: number) =>
    [asked > 0 && `Asked: ${asked}.`, reminded > 0 && `Reminded: ${reminded}.`]
      .filter(Boolean)
      .join(' '),
  order: (number: number) => `Order ${number}`,
  reasons: {
    allergen: (names: string) => `new allergen: ${names}`,
    'not-sold': () => 'is sold no more',
    'off-day': () => 'leaves the day',
    closed: () => 'the day closes',
    window: () => 'the hours change',
    spot: () => 'the point closes or moves',
    area: () => 'we no longer deliver there',
    'day-limit': () => 'beyond the day’s limit',
    'window-limit': () => 'beyond the window’s limit',
    'dish-limit': () => 'beyond the dish’s limit',
  },
  states: {
    waiting: 'Not asked',
    asked: 'Waits for an answer',
    swapped: 'Another dish',
    refunded: 'Money back',
    kept: 'Stays as it is',
    passed: 'Delivered',
  },
  askedAt: (when: string) => `asked ${when}`,
  remindedAt: (when: string) => `reminded ${when}`,
  byCustomer: (when: string) => `chosen by the customer, ${when}`,
  byStaff: (who: string, when: string) => `noted by ${who || 'somebody who left'}, ${when}`,
  instead: (name: string) => `gets ${name}`,
  unpaid: 'Not paid: it is paid or expires within half an hour.',
  gone: 'The customer has erased their account: cancel it from the order.',
  late: 'Too late to choose: they get what they bought.',
  phone: 'They answered by phone',
  phoneOf: (number: number) => `They answered by phone: order ${number}`,
  choice: 'What the customer wants',
  choices: {
    swap: 'Another dish',
    refund: (euros: string) => `Their money back: ${euros}`,
    keep: 'To keep it as they bought it',
  },
  dish: 'Which dish',
  dishEmpty: 'Choose a dish',
  noDish: 'No dish suits on that day.',
  back: (name: string, euros: string) => `${name}, ${euros} goes back`,
  note: 'Note',
  noteHint: 'Who said so, and when. It stays with the deeds.',
  noteRule: 'Write who said so.',
  save: 'Save the answer',
}
