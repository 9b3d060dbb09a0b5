import { may } from '#shop/delivery-life.ts'
import type { Language } from '#shop/language.ts'
import { toEuros } from '#shop/money.ts'
import { choicesFor, type LineChoice } from '#shop/publishing/sold-line.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { ConsentAnswer, ConsentChosenAnswer } from '../answers/consent.ts'
import type { Call } from '../calls/hook.ts'
import { tokenHashOf } from '../calls/token.ts'
import { refuseShort } from '../changing/changing.ts'
import { transaction } from '../db/database.ts'
import { KitchenIsShort } from '../db/load/capacity.ts'
import { lockOrder } from '../db/order/orders.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import {
  consentOf,
  lineKey,
  type NotedLine,
  openLines,
  takeConsentLinks,
} from '../db/release/release-lines.ts'
import { carryOutChoice, refundFor, substituteChoices } from './line-choice.ts'

type Choice = {
  readonly deliveryId: string
  readonly itemId: string
  readonly choice: LineChoice
  readonly byId?: string | undefined
}

/** The questions behind a mail's link, without a login. */
export async function orderConsentOne(
  call: Call,
  { token }: { token: string },
): Promise<ConsentAnswer | Refusal> {
  const { db, now } = call
  const consent = await consentOf(db, tokenHashOf(token), new Date(now))
  const order = consent && (await placedOrder(db, consent.orderId))
  const lines = consent ? await openLines(db, consent.releaseId, consent.orderId) : []
  if (!order || lines.length === 0) return refuse('link-expired')
  return {
    orderId: order.id,
    number: order.number,
    lines: lines.map(one => answer(call, order, one)),
  }
}

function answer(call: Call, order: PlacedOrder, noted: NotedLine): ConsentAnswer['lines'][number] {
  const { lang, catalogue } = call
  const { line } = noted
  const { builds, codes } = catalogue
  const name = namesIn(codes.allergens, lang)
  const portion = codes.portions.find(({ code }) => code === line.portion)
  const isLate = !may('customer', 'cancel', standing(noted), call.now)
  return {
    deliveryId: line.deliveryId,
    itemId: line.buildId,
    slug: builds.get(line.buildId)?.meal.slug ?? null,
    name: line.name[lang],
    portion: { code: line.portion, name: portion?.name[lang] ?? line.portion },
    amount: line.amount,
    date: noted.date,
    reason: line.reason,
    gains: line.gains.map(name),
    choices: isLate ? [] : [...choicesFor(line.reason)],
    refund: toEuros(refundFor(order, line, null, call)),
    offers: isLate
      ? []
      : substituteChoices(order, line, call).map(by => ({
          itemId: by.build.id,
          slug: by.meal.slug,
          name: by.meal.name[lang],
          kcal: by.build.perPortion.kcal,
          allergens: by.build.allergens.map(name),
          traces: by.build.traces.map(name),
          back: toEuros(refundFor(order, line, by, call)),
        })),
  }
}

/** Carries out the customer's choices for all lines of the link, or none; the link serves once. */
export async function orderConsentCreate(
  call: Call,
  { token, choices }: { token: string; choices: readonly Choice[] },
): Promise<ConsentChosenAnswer | Refusal> {
  const tokenHash = tokenHashOf(token)
  const consent = await consentOf(call.db, tokenHash, new Date(call.now))
  if (!consent) return refuse('link-expired')
  const { releaseId, orderId } = consent
  const done = await orRolledBack(call, async tx => {
    const locked = await lockOrder(tx, orderId)
    if (!locked || !(await takeConsentLinks(tx, tokenHash, consent))) return refuse('link-expired')
    const lines = await openLines(tx, releaseId, orderId)
    const chosen = new Map(choices.map(one => [`${one.deliveryId} ${one.itemId}`, one]))
    if (lines.length === 0) return refuse('link-expired')
    let refunded = 0
    for (const noted of lines) {
      const own = chosen.get(lineKey(noted.line))
      if (!own) return refuse('change-not-possible')
      if (!may('customer', 'cancel', standing(noted), call.now)) return refuse('change-too-late')
      const { choice, byId = null } = own
      const line = noted.line
      const back = await carryOutChoice(
        { ...call, tx },
        { releaseId, line, choice, byId, staffId: null },
      )
      if (isRefusal(back)) return back
      refunded += back
    }
    return { orderId, number: locked.number, refunded: toEuros(refunded) }
  })
  if (isRefusal(done)) return done
  for (const job of ['refunds', 'mails', 'documents', 'releases'] as const) call.jobs.soon(job)
  call.kitchen.changed()
  return done
}

function standing({ date, timePeriod }: NotedLine) {
  return { date, status: 'planned', timePeriod } as const
}

type Named = { readonly code: string; readonly name: Readonly<Record<Language, string>> }

function namesIn(codes: readonly Named[], lang: Language) {
  const names = new Map(codes.map(({ code, name }) => [code, name[lang]]))
  return (code: string) => ({ code, name: names.get(code) ?? code })
}

/** Thrown to roll back when a later line is refused. */
class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('nothing was changed')
    this.refusal = refusal
  }
}

async function orRolledBack<Done>(
  call: Call,
  work: (tx: Parameters<Parameters<typeof transaction>[1]>[0]) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  try {
    return await transaction(call.db, async tx => {
      const done = await work(tx)
      if (isRefusal(done)) throw new RolledBack(done)
      return done
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    if (!(error instanceof KitchenIsShort)) throw error
    await call.kitchen.refresh()
    return refuseShort(error.short[0], call.catalogue)
  }
}
