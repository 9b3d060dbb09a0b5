import { toEuros } from '#shop/money.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { LineChoice } from '#shop/publishing/sold-line.ts'
import { isRefusal, type Refusal } from '#shop/refusal/refusal.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import { wake } from '../changing/on-order.ts'
import { subjectOf } from '../changing/order-view.ts'
import { lockOrder } from '../db/order/orders.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import { lineKey, notedLines, openLines } from '../db/release/release-lines.ts'
import { carryOutChoice, refundFor, substituteChoices } from './line-choice.ts'

type OneLine = { readonly releaseId: string; readonly deliveryId: string; readonly itemId: string }

/** The choices of a customer on the phone. Amounts in euros. */
type LineOffers = {
  readonly refund: number
  readonly offers: readonly {
    readonly itemId: string
    readonly name: string
    readonly back: number
  }[]
}

export async function releaseLineOne(
  call: StaffCall,
  { releaseId, deliveryId, itemId }: OneLine,
): Promise<LineOffers | DeskRefusal> {
  const lines = await notedLines(call.db, releaseId)
  const line = lines.find(({ line }) => lineKey(line) === `${deliveryId} ${itemId}`)?.line
  const order = line && (await placedOrder(call.db, line.orderId))
  if (!line || !order) return refuseAtDesk('line-not-open')
  return {
    refund: toEuros(refundFor(order, line, null, call)),
    offers: substituteChoices(order, line, call).map(by => ({
      itemId: by.build.id,
      name: by.meal.name[call.lang],
      back: toEuros(refundFor(order, line, by, call)),
    })),
  }
}

type Noted = OneLine & {
  readonly choice: LineChoice
  readonly byId?: string | undefined
  readonly note: string
}

/** Carries out what a customer chose on the phone. Amounts in euros. */
export async function releaseLineSettle(
  call: ActCall,
  { releaseId, deliveryId, itemId, choice, byId = '', note }: Noted,
): Promise<Acted<{ refunded: number }> | DeskRefusal | Refusal> {
  const { tx, staff } = call
  const lines = await notedLines(tx, releaseId)
  const noted = lines.find(({ line }) => lineKey(line) === `${deliveryId} ${itemId}`)
  if (!noted) return refuseAtDesk('line-not-open')
  const { line } = noted
  // Lock the order, then read its lines again: its customer may be choosing, too.
  await lockOrder(tx, line.orderId)
  const open = await openLines(tx, releaseId, line.orderId)
  if (!open.some(one => lineKey(one.line) === lineKey(line))) return refuseAtDesk('line-not-open')
  const done = await carryOutChoice(call, { releaseId, line, choice, byId, staffId: staff.id })
  if (isRefusal(done)) return done
  wake(call)
  call.jobs.soon('releases')
  const changes = {
    line: { from: line.name.el, to: call.catalogue.builds.get(byId)?.meal.name.el ?? null },
    choice: { from: null, to: choice },
  }
  return {
    data: { refunded: toEuros(done) },
    deed: { subject: subjectOf({ number: line.number }), changes, reason: note },
  }
}
