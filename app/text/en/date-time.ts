import { times } from './times.ts'

function rhythm(deliveries: number): string {
  return deliveries === 1
    ? 'once a week, on the same day at the same time. Choose when to start and which day suits you.'
    : `${times(deliveries)} a week, on the same days at the same time. Choose when to start and which days suit you.`
}

export const dateTime = {
  metaTitle: 'Delivery day and time',
  title: 'When should we deliver?',
  titleTakeaway: 'When will you pick it up?',
  intro: (days: string) => `Meals stay fresh for up to ${days}.`,
  day: 'Day',
  weekdays: 'Mo|Tu|We|Th|Fr|Sa|Su',
  weekend: 'Weekend, closed',
  holiday: 'Public holiday, closed',
  holidayShort: 'holiday',
  past: 'Orders are closed',
  pastShort: 'closed',
  full: 'Fully booked',
  fullShort: 'full',
  closedNote: 'The kitchen rests on weekends and public holidays.',
  closedNoteOther: 'The kitchen rests on the other days.',
  rest: 'Closed',
  restShort: 'closed',
  restOn: (days: string, reason: string) => `${days}, closed: ${reason}`,
  window: 'Time',
  windowPast: 'Orders are closed',
  cutOff: (instant: string) => `Order by ${instant}.`,
  cutOffWhy: 'After that, we start cooking for you.',
  expiredTitle: 'The time you chose has passed',
  lostFullTitle: 'The time you chose is fully booked now',
  expiredText: 'Choose a new day and time. Your meals are just as you left them.',
  droppedTitle: 'The menu changes from day to day',
  droppedText: (names: string) =>
    `Not on that day’s menu or sold out, so we took them out of your order: ${names}.`,
  toMenu: 'Open the menu',
  noDays: 'No days available right now',
  noDaysText: (phone: string) =>
    `New dates keep opening. Check back tomorrow, or call us on ${phone}.`,
  noPlan: 'This plan isn’t possible at your address',
  noPlanText: (days: string) =>
    `We deliver there on ${days}, which is too seldom for the days of this plan. Choose another plan, or one delivery.`,
  otherPlan: 'Another plan',
  once: 'One delivery',
  failed: 'The days didn’t load.',
  retry: 'Try again',
  loading: 'Loading the available days',
  continue: 'Continue',
  chosen: 'Your choice',
  tomorrow: 'tomorrow',
  otherDay: 'Another day',
  orderBy: {
    today: (time: string) => `Order by ${time} today.`,
    tomorrow: (time: string) => `Order by ${time} tomorrow.`,
  },
  weekly: {
    metaTitle: 'Delivery days and time',
    intro: (deliveries: number) => `We deliver ${rhythm(deliveries)}`,
    introTakeaway: (deliveries: number) => `You pick up ${rhythm(deliveries)}`,
    week: 'First week',
    weekClosed: 'closed',
    weekFull: 'fully booked',
    covers: ([first, ...others]: readonly { readonly day: string; readonly days: number }[]) =>
      [
        first && `${first.day} covers ${first.days === 1 ? '1 day' : `${first.days} days`}`,
        ...others.map(({ day, days }) => `${day} ${days}`),
      ].join(', '),
    fresh: (days: number) =>
      `So that you eat fresh, a delivery covers at most ${days === 1 ? '1 day' : `${days} days`}.`,
    holidayOn: (day: string) => `Public holiday: ${day}`,
    restOn: (day: string, reason: string) => `Closed on ${day}: ${reason}`,
    laterWeek: 'Not available in a later week of the plan',
    only: 'Delivery day',
    legends: ['First delivery', 'Second delivery', 'Third delivery'],
    otherDays: 'Other days or time',
    calendar: 'Your deliveries',
    summary: (count: number, first: string, hours: string) =>
      count === 1
        ? `1 delivery, on ${first}, ${hours}.`
        : `${count} deliveries, the first on ${first}, ${hours}.`,
    delivery: (day: string, days: number) => `${day}, for ${days === 1 ? '1 day' : `${days} days`}`,
    legendDelivery: 'delivery',
    legendCovered: 'days with meals',
    leftOut: (mondays: readonly string[], last: string) =>
      `Because of a holiday we don’t come in the ${mondays.length === 1 ? 'week' : 'weeks'} beginning ${mondays.join(' and ')}. The last delivery is on ${last}.`,
    moved: (days: string) => `Because of a holiday, some deliveries move to another day: ${days}.`,
    droppedText: (names: string) =>
      `Not on the new days’ menus, sold out or more than fits, so we took them out of your plan: ${names}.`,
  },
}
