import { doorPin } from '#shop/delivering/door-pin.ts'
import { happenedAt, type Outcome, stepOf } from '#shop/delivering/outcome.ts'
import { leadsTo, may, type StepTaker } from '#shop/delivery-life.ts'
import type { DoorMeans } from '#shop/door-payment.ts'
import { toCents, toEuros } from '#shop/money.ts'
import { listsFor } from '#shop/packing/day-list.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted } from '../calls/desk-hook.ts'
import { subjectOf } from '../changing/order-view.ts'
import {
  addOutcome,
  endTold,
  type LockedDelivery,
  lockDelivery,
  tellByPeople,
  toldOn,
} from '../db/day/outcomes.ts'
import { queueMail } from '../db/mail/mails.ts'
import { isTakenAtDoor, takeDue } from '../db/payment/door.ts'
import { addFiscalDocument } from '../db/payment/fiscal-documents.ts'

type Took = { readonly amount: number; readonly by: DoorMeans }

type Said = {
  readonly delivery: string
  readonly outcome: Outcome
  /** By the clock of the device. */
  readonly at: string
  /** The digits that the customer said; null: the customer said none. */
  readonly pin: string | null
  /** The money that was taken with it, in euros. */
  readonly took: Took | null
}

/** Says what became of a bag, at its door or at the counter, once; money due for it is noted with it. */
export async function deliveryOutcome(
  call: ActCall,
  said: Said,
): Promise<Acted<null> | DeskRefusal> {
  const { delivery, outcome, at, pin, took } = said
  const { tx, now, staff, jobs } = call
  const of = await lockDelivery(tx, delivery)
  if (!of) return refuseAtDesk('bag-not-found')
  const isFetched = of.spot.kind === 'takeaway'
  if (!listsFor(staff.roles).includes(isFetched ? 'fetch' : 'bring'))
    return refuseAtDesk('role-not-allowed')
  const isDriver = staff.roles.includes('driver')
  const step = stepOf[outcome]
  const by: StepTaker = isDriver && !isFetched ? 'driver' : 'staff'
  if (of.orderStatus !== 'opened' || !may(by, step, of, now)) return sayAgain(call, of, said)
  if (pin !== null && !(outcome === 'handed-over' && pin === doorPin(of.track)))
    return refuseAtDesk('pin-wrong')
  if (took && !(step === 'deliver' && (await isTaken(call, of, took))))
    return refuseAtDesk('door-other-amount', { due: toEuros(of.due ?? 0) })
  const status = leadsTo[step]
  const told = { delivery, of, outcome, byPin: pin !== null, status, staffId: staff.id, now }
  await addOutcome(tx, { ...told, happenedAt: happenedAt(Date.parse(at), { date: of.date, now }) })
  // Care may say it of one door; of the others the clock does, unless a driver speaks.
  if (isFetched || isDriver) await tellByPeople(tx, of.date, of.timePeriod.id, [of.spot.id])
  jobs.soon('documents')
  if (status === 'not-met') {
    // Told once, however often the door stays shut.
    const key = `delivery-missed ${delivery}`
    const mail = { key, code: 'delivery-missed', orderId: of.orderId } as const
    await queueMail(tx, { ...mail, data: { deliveryId: delivery } }, now)
  }
  // The same job tells the customers at the next doors.
  jobs.soon('mails')
  return {
    data: null,
    deed: {
      subject: subjectOf(of),
      changes: {
        outcome: { from: null, to: outcome },
        ...(pin !== null && { byPin: { from: null, to: true } }),
        ...(took && paidBy(took)),
      },
    },
  }
}

/**
 * Answers an outcome that this device or a colleague told before. Notes the money that the colleague left out.
 */
async function sayAgain(
  call: ActCall,
  of: LockedDelivery,
  { delivery, outcome, took }: Said,
): Promise<Acted<null> | DeskRefusal> {
  const { tx, now, jobs } = call
  if (!(await isSaid(call, of.date, delivery, outcome))) return refuseAtDesk('outcome-not-possible')
  if (!took || (await isNoted(call, of.orderId, took))) return refuseAtDesk('nothing-changes')
  if (stepOf[outcome] !== 'deliver' || of.orderStatus !== 'opened' || of.due === null)
    return refuseAtDesk('outcome-not-possible')
  if (!(await isTaken(call, of, took)))
    return refuseAtDesk('door-other-amount', { due: toEuros(of.due) })
  await endTold(tx, of.orderId, now)
  jobs.soon('documents')
  return { data: null, deed: { subject: subjectOf(of), changes: paidBy(took) } }
}

function paidBy({ amount, by }: Took) {
  return { paid: { from: null, to: amount }, by: { from: null, to: by } }
}

async function isSaid({ tx }: ActCall, date: string, delivery: string, outcome: Outcome) {
  const told = await toldOn(tx, date)
  return told.some(one => one.delivery === delivery && one.outcome === outcome)
}

function isNoted({ tx }: ActCall, orderId: string, { amount, by }: Took): Promise<boolean> {
  return isTakenAtDoor(tx, orderId, { amount: toCents(amount), by })
}

/** Notes the money, exactly what is due. */
async function isTaken(
  { tx, now }: ActCall,
  { orderId }: { readonly orderId: string },
  { amount, by }: Took,
): Promise<boolean> {
  const cents = toCents(amount)
  const attemptId = await takeDue(tx, orderId, { amount: cents, by, now })
  if (attemptId) await addFiscalDocument(tx, { orderId, attemptId, amount: cents }, now)
  return attemptId !== null
}
