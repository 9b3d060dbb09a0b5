import type { Words } from '../el/index.ts'

export const calendar: Words['calendar'] = {
  intro: 'Press a day to close it or to open it again. It holds once the release is published.',
  earlier: year => `To ${year}`,
  later: year => `To ${year}`,
  legend: {
    own: 'closed',
    drafted: 'changes in the draft',
    holiday: 'public holiday',
    rest: 'no deliveries',
    sold: 'deliveries sold',
  },
  deliveries: count => (count === 1 ? '1 delivery' : `${count} deliveries`),
  holidayText: 'A public holiday: nothing is delivered.',
  restText: 'Nothing is delivered on this day of the week.',
  close: 'Close days',
  first: 'First closed day',
  last: 'Last closed day',
  reasons: { el: 'Why, in Greek', en: 'Why, in English' },
  reasonHint: 'Customers read it: “Summer rest”.',
  put: 'Into the draft',
  openAll: 'Open all of them',
  openOne: 'Open this day only',
  required: 'Fill it in.',
  tooLong: 'At most 80 letters.',
  wrongEnd: 'Not before the first, and at most 120 days after it.',
  overlaps: reason => `It lies over “${reason}”. Change that one, or take other days.`,
  soldHere: count =>
    count === 1
      ? '1 delivery is sold already. The release will wait until it is cancelled or moved.'
      : `${count} deliveries are sold already. The release will wait until they are cancelled or moved.`,
  changes: 'What will change',
  closes: days => `Closed: ${days}`,
  opens: days => `Open again: ${days}`,
  undo: 'Leave it',
  undoOf: what => `Leave it: ${what}`,
  listed: 'Closed days of the year',
  noneListed: 'None of our own this year.',
  limits: 'How much the kitchen can make',
  limitsText:
    'The limit of every day. If you lower it, what is sold stays, and no more of it is sold.',
  perWindow: 'Deliveries in each delivery window',
  perMeal: 'Portions of each dish',
  whole: 'Write a whole number from 0 to 100,000.',
  over: count =>
    count === 1 ? 'One sold already is above it:' : `${count} sold already are above it:`,
  soon: 'The next four weeks',
  day: 'Day',
  dishes: 'Dishes nearest to their limit',
  of: (taken, most) => `${taken} of ${most}`,
  closureName: days => `Closed ${days}`,
  capacityName: 'Capacity of the kitchen',
}
