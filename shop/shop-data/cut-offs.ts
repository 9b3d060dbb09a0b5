import * as z from 'zod/mini'
import { lack, wrong } from '../lack/lack.ts'

const hours = z.int(wrong('not-hours')).check(z.minimum(1), z.maximum(168))

/** Both count from the start of a delivery's window. */
export const cutOffsSchema = z
  .strictObject({
    orderHours: hours.check(
      z.describe('Until so many hours before it, a delivery can be ordered, moved and cancelled.'),
    ),
    changeHours: hours.check(
      z.describe('Until so many hours before it, its meals can be changed; not later than that.'),
    ),
  })
  .check(
    z.refine(({ orderHours, changeHours }) => changeHours >= orderHours, {
      params: { lack: lack('changes-after-orders') },
      path: ['changeHours'],
    }),
  )

export type CutOffs = Readonly<z.infer<typeof cutOffsSchema>>

export const usualCutOffs: CutOffs = { orderHours: 24, changeHours: 48 }
