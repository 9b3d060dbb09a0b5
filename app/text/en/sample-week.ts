import type { Worded } from '../el/index.ts'
import type { sampleWeek as greek } from '../el/sample-week.ts'

export const sampleWeek: Worded<typeof greek> = {
  title: 'A week, for example',
  text: deliveries => `Five main meals in ${deliveries}, for a balanced diet.`,
  other: 'See another week',
  shown: (at, all) => `Week ${at} of ${all}`,
  total: 'Total, with delivery',
  saved: amount => `You save ${amount} against a single order.`,
  swap: 'You can swap any dish before you pay.',
  start: 'Make your own',
}
