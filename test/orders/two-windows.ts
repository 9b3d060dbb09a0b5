import type { TimePeriod } from '#shop/schedule/schedule.ts'
import { windowNames } from '#shop/schedule/window.ts'
import { usualCutOffs } from '#shop/shop-data/cut-offs.ts'

/** The demo's two windows, with the usual cut-offs. */
export const twoWindows: readonly TimePeriod[] = [
  {
    ...{ id: 'tp-m', code: 'morning', name: windowNames.morning },
    ...{ from: '09:00', to: '13:00', ...usualCutOffs },
  },
  {
    ...{ id: 'tp-a', code: 'afternoon', name: windowNames.afternoon },
    ...{ from: '16:00', to: '20:00', ...usualCutOffs },
  },
]
