import type { steps as greek } from '../el/steps.ts'
import type { Worded } from '../worded.ts'

export const steps: Worded<typeof greek> = {
  title: 'Price history',
  text: 'Every price that was live, and since when. The shop shows no struck prices.',
  none: 'It has not been live yet.',
  since: when => `since ${when}`,
  notSold: 'was not sold',
  today: 'today',
  drawn: (portion, price) => `${portion}: ${price} today`,
}
