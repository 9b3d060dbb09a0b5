import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { nextStep } from '#shop/payment.ts'
import { isRefusal, type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { silentSeconds } from '../db/due-attempts.ts'
import type { LockedOrder } from '../db/order/orders.ts'
import * as payments from '../db/payment/payments.ts'
import type { Payer } from '../outside/payments/provider.ts'
import { askProvider, providerOf, type Settling, settle, withdraw } from './payment.ts'

/** An earlier attempt to pay that stands in the way of a new one. */
type InTheWay =
  /** The customer goes on paying it at `redirectUrl`; null: all is paid. */
  | { readonly do: 'answer'; readonly redirectUrl: string | null }
  /** Another call is starting it right now. */
  | { readonly do: 'again' }
  | { readonly do: 'withdraw'; readonly attempt: payments.PaymentAttempt }

/** What a transaction made, and what is left to do after its commit. */
export type Claim<Made> =
  | { readonly do: 'answer'; readonly made: Made; readonly redirectUrl: string | null }
  | Exclude<InTheWay, { do: 'answer' }>
  | {
      readonly do: 'start'
      readonly made: Made
      readonly attempt: payments.PaymentAttempt
      readonly payer: Payer
    }

type CarriedOut<Made> = { readonly made: Made; readonly redirectUrl: string | null }

/** How often a call tries, and how long it waits between two tries: ten seconds in all. */
const patience = { tries: 80, milliseconds: 125 }

/**
 * Runs a claim, which is one transaction, and after its commit calls the provider where it has to.
 * If another call was faster, because it is starting the same payment or took what this call
 * counted on, the claim is run again on what is true by then; after ten seconds `unavailable`.
 */
export async function carryOut<Made>(
  call: Settling,
  claim: () => Promise<Claim<Made> | Refusal>,
): Promise<CarriedOut<Made> | Refusal> {
  for (let tries = 0; tries < patience.tries; tries++) {
    const claimed = await claim()
    const done = isRefusal(claimed) ? claimed : await finishClaim(call, claimed)
    if (done !== 'again') return done
    await pause(patience.milliseconds)
  }
  return refuse('unavailable')
}

async function finishClaim<Made>(
  call: Settling,
  claim: Claim<Made>,
): Promise<CarriedOut<Made> | Refusal | 'again'> {
  switch (claim.do) {
    case 'answer':
      return claim
    case 'again':
      return 'again'
    case 'withdraw':
      return (await withdraw(call, claim.attempt)) ?? 'again'
    case 'start': {
      const redirectUrl = await startAttempt(call, claim.attempt, claim.payer)
      if (redirectUrl === null) return 'again'
      return isRefusal(redirectUrl) ? redirectUrl : { made: claim.made, redirectUrl }
    }
  }
}

/** Starts an attempt at its provider; answers where to pay it, or null if it was given up meanwhile. */
async function startAttempt(
  call: Settling,
  attempt: payments.PaymentAttempt,
  payer: Payer,
): Promise<string | null | Refusal> {
  const provider = providerOf(call, attempt.provider)
  const started = await askProvider(call, attempt, () =>
    provider.start(attempt, payer, attempt.method),
  )
  if (isRefusal(started)) {
    const reason = 'not started'
    await settle(call, attempt.id, { outcome: 'failed', amount: null, transactionId: null, reason })
    return started
  }
  // A bank that sends no messages is asked soon, since its customer may not come back.
  const nextCheckAt = provider.webhook ? null : call.now + silentSeconds * 1000
  const isMarked = await payments.markStarted(call.db, attempt.id, { ...started, nextCheckAt })
  return isMarked ? started.redirectUrl : null
}

/**
 * Clears the way for a new attempt to pay a locked order: gives up an attempt whose process died
 * before the provider answered. Answers what still stands in the way; null: nothing does.
 */
export async function clearWay(
  tx: PoolClient,
  order: Pick<LockedOrder, 'id' | 'status'>,
  { changed, now }: { changed: boolean; now: number },
): Promise<InTheWay | null> {
  const latest = await payments.lockLatest(tx, order.id)
  const step = nextStep(order, latest, { changed, now })
  if (step === 'done') return { do: 'answer', redirectUrl: null }
  if (step === 'wait') return { do: 'again' }
  if (!latest || step === 'start') return null
  if (step === 'pay') return { do: 'answer', redirectUrl: latest.redirectUrl }
  if (step === 'withdraw') return { do: 'withdraw', attempt: latest }
  const givenUp = {
    status: 'failed',
    opens: false,
    refundDue: false,
    reason: 'left behind',
  } as const
  await payments.settle(tx, latest.id, givenUp, { transactionId: null, charged: null, now })
  return null
}
