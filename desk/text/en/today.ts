import type { Words } from '../el/index.ts'

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const today: Words['today'] = {
  line: 'Today',
  states: { ahead: 'later', now: 'now', over: 'over' },
  needs: 'Waiting for you',
  nothing: 'Nothing needs you. All is well.',
  since: at => `since ${at}`,
  order: number => `Order ${number}`,
  answer: 'Answer',
  asked: (amount, isOwn) =>
    isOwn
      ? `You asked to give ${amount} back: it waits`
      : `A refund of ${amount} waits for approval`,
  decide: 'Look and decide',
  mails: 'The mails',
  documents: 'The documents',
  finding: count => some(count, 'finding in the books', 'findings in the books'),
  books: 'The books',
  check: 'Check them now',
  checking: 'The books are being checked.',
  notChecked: 'The books were not checked since the shop started.',
  checked: (when, isFine) =>
    isFine
      ? `The books are in order, ${when}.`
      : `The books were checked ${when}: see above what was found.`,
  allMoney: 'All takings',
  unpaidText: 'Call, or cancel; what is not paid expires by itself.',
  look: 'Look at the day',
  waiting: {
    'refund-by-hand': count =>
      some(count, 'refund is to be sent at the bank', 'refunds are to be sent at the bank'),
    'refund-fails': count => some(count, 'refund does not go through', 'refunds do not go through'),
    'payment-late': count =>
      some(count, 'payment stayed without an answer', 'payments stayed without an answer'),
    'delivery-untold': count =>
      count === 1
        ? 'Nobody has said what became of 1 bag'
        : `Nobody has said what became of ${count} bags`,
    'door-uncounted': count =>
      some(
        count,
        'payment at the door is still to be counted',
        'payments at the door are still to be counted',
      ),
    'document-fails': count =>
      some(count, 'fiscal document is not issued', 'fiscal documents are not issued'),
    'document-due': count =>
      some(count, 'document waits for more than an hour', 'documents wait for more than an hour'),
    'mail-fails': count => some(count, 'mail did not arrive', 'mails did not arrive'),
  },
  short: (count, dish, date) =>
    `${count === 1 ? '1 portion is' : `${count} portions are`} missing: ${dish}, ${date}`,
  shortText: 'Fewer came out than were sold. Cook more, or give the last bags something else.',
  letters: count => some(count, 'message waits for an answer', 'messages wait for an answer'),
  full: (date, windows, dishes) =>
    `${date}: nearly full (${[
      ...(windows > 0 ? [some(windows, 'window', 'windows')] : []),
      ...(dishes > 0 ? [some(dishes, 'dish', 'dishes')] : []),
    ].join(', ')})`,
  unpaid: count => some(count, 'order awaits payment', 'orders await payment'),
  takings: 'Takings today',
  back: 'Given back',
  coming: 'The next ten days',
  day: 'Day',
  sold: 'Deliveries',
  left: 'Left',
  closed: 'Closed',
  deliveries: count => some(count, 'delivery', 'deliveries'),
  free: count => `${count} left`,
}
