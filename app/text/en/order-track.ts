import type { Worded } from '../el/index.ts'
import type { track as greek } from '../el/order-track.ts'

const stops = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)

export const track: Worded<typeof greek> = {
  metaTitle: 'Where your meals are',
  loading: 'Looking where they are…',
  order: number => `Order ${number}`,
  titles: {
    planned: day => `It comes on ${day}`,
    'in-kitchen': () => 'Your meals are being cooked',
    packed: () => 'Your bag is packed',
    'on-the-way': () => 'On its way to you',
    delivered: () => 'It’s with you. Enjoy!',
    'not-met': () => 'We didn’t find you',
    returned: () => 'The bag came back to us',
    paused: () => 'Your plan is paused',
    canceled: () => 'This delivery was cancelled',
  },
  fetched: {
    planned: day => `It waits for you on ${day}`,
    packed: () => 'It’s waiting for you',
    delivered: () => 'You have it. Enjoy!',
    'not-met': () => 'It’s still waiting for you',
  },
  when: (day, hours) => `${day}, ${hours}`,
  arrival: 'Probably between',
  next: 'You’re the next stop',
  before: count => `${stops(count)} before yours`,
  atDoor: time => `We left it at your door at ${time}.`,
  handed: time => `At ${time}. Put the meals in the fridge as soon as you can.`,
  missed: time =>
    `Nobody received it at ${time}. It’s in our fridge: call us, so that we bring it again or you fetch it.`,
  back: 'Call us, and we’ll see what to do.',
  where: 'Where you fetch it',
  steps: 'How far it is',
  step: {
    'in-kitchen': 'In the kitchen',
    packed: 'Packed',
    'on-the-way': 'On its way',
    delivered: 'With you',
  },
  food: 'In your bag',
  amount: amount => `${amount} ×`,
  call: 'Has something come up? Call us on',
  seen: time => `Updated at ${time}. It updates by itself.`,
  brokenTitle: 'This link is not valid',
  brokenText: 'You’ll find it in the day’s e-mail, or on the page of your order.',
  toOrders: 'To my orders',
  failed: 'We couldn’t learn where it is. We’ll try again by ourselves.',
}
