import * as z from 'zod/mini'
import { type PaidAttempt, type PaymentProvider, ProviderError } from './provider.ts'
import { givenBack, type Legacy, transactionsOf } from './viva-transactions.ts'
import { readable } from './viva-wire.ts'

const refundAnswer = z.object({
  ErrorCode: z.number(),
  ErrorText: z.nullish(z.string()),
  TransactionId: z.nullish(z.string()),
  StatusId: z.nullish(z.string()),
})

/** Gives money back by the older API: cents out, decimal euros in. */
export function vivaRefunds(
  legacy: Legacy,
  sourceCode: string,
): Pick<PaymentProvider, 'refund' | 'refundedSoFar'> {
  return {
    async refund(attempt, amount) {
      const query = new URLSearchParams({ amount: String(amount), sourceCode })
      const path = `/api/transactions/${chargeOf(attempt)}?${query}`
      const answer = readable(refundAnswer, await legacy(path, { method: 'DELETE' }))
      // Viva may refuse with a good status.
      const { ErrorCode, ErrorText, StatusId } = answer
      if (ErrorCode !== 0 || StatusId === 'E')
        throw new ProviderError(`viva did not give back: ${ErrorCode} ${ErrorText ?? ''}`.trim())
      return { outcome: 'done', providerRef: answer.TransactionId ?? null }
    },

    async refundedSoFar(attempt) {
      if (attempt.providerRef === null) throw new Error(`payment ${attempt.id} never reached viva`)
      const transactions = await transactionsOf(legacy, attempt.providerRef)
      return givenBack(transactions, chargeOf(attempt))
    },
  }
}

function chargeOf({ id, transactionId }: PaidAttempt): string {
  if (!transactionId) throw new Error(`payment ${id} has nothing to give back`)
  return transactionId
}
