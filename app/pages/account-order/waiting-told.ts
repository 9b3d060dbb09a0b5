import type { OrderAnswer } from '#server/answers.ts'

type Waiting = Pick<OrderAnswer['changes'][number], 'redirectUrl' | 'paymentFailed'>

/** What is said of a change that waits to be paid: whether that failed, and what can be done. */
export function waitingTold({ redirectUrl, paymentFailed: failed }: Waiting) {
  if (redirectUrl === null)
    return { failed, text: failed ? 'waitingFailedText' : 'waitingIdleText' } as const
  return { failed, text: failed ? 'waitingAgainText' : 'waitingText' } as const
}
