import { transaction } from '#server/db/database.ts'
import { addClosedBag } from '#server/db/day/closed-bags.ts'
import { dueOn } from '#server/db/day/day.ts'
import { foodMark } from '#server/packing/closed-now.ts'
import { liveBag } from '#server/production/live-bag.ts'
import type { Door } from '../door.ts'

type Closing = Omit<Parameters<typeof addClosedBag>[1], 'food' | 'bag' | 'staffId' | 'now'>

/** Closes a bag with the food that it has to hold now, whatever its list and its trays are. */
export async function closeBag({ db, shop }: Door, closing: Closing): Promise<void> {
  const { deliveries } = await dueOn(db, closing.date)
  const delivery = deliveries.find(({ id }) => id === closing.delivery)
  if (!delivery) throw new Error(`no bag of ${closing.delivery} on ${closing.date}`)
  const food = foodMark(liveBag(delivery))
  const more = { food, bag: 1, staffId: 'x', now: shop.now() }
  await transaction(db, tx => addClosedBag(tx, { ...closing, ...more }))
}
