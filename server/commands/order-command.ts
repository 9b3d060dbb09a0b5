import { isKeyOf } from '#shop/keys.ts'
import '../config/env-file.ts'
import { cancelByCommand, recordRefundByHand, rejectByCommand } from './order.ts'
import { showOrder } from './order-show.ts'
import { type CommandOutcome, shopCommand } from './shop-command.ts'

// npm run order -- reject 1042
const usage = [
  'npm run order -- show ID           an order; ID is its number or its id',
  'npm run order -- reject ID         the kitchen cannot make it: all money goes back',
  'npm run order -- cancel ID         the shop cancels it, or the deliveries that are to come',
  'npm run order -- refunded REFUND   a refund was sent by hand at the bank',
]

const [, , what, id, ...more] = process.argv
await shopCommand(async (db): Promise<CommandOutcome> => {
  const desk = { db, now: Date.now() }
  const acts = {
    show: showOrder,
    reject: rejectByCommand,
    cancel: cancelByCommand,
    refunded: recordRefundByHand,
  }
  const act = what && isKeyOf(acts, what) ? acts[what] : null
  return act && id && more.length === 0 ? act(desk, id) : { done: false, says: usage }
})
