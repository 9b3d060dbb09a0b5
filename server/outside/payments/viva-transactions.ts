import * as z from 'zod/mini'
import { type Cents, toCents } from '#shop/money.ts'
import { type Answer, type Ask, readable } from './viva-wire.ts'

export type Legacy = (path: string, ask?: Ask) => Promise<Answer>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const listed = z.object({
  TransactionId: z.string(),
  StatusId: z.string(),
  Amount: z.optional(z.number()),
  /** The charge that a refund belongs to. */
  ParentId: z.nullish(z.string()),
})
type Listed = z.infer<typeof listed>
const searchAnswer = z.object({ Transactions: z.array(listed) })

export async function transactionsOf(legacy: Legacy, ref: string): Promise<Listed[]> {
  const answer = await legacy(`/api/transactions/?ordercode=${ref}`)
  return readable(searchAnswer, answer).Transactions
}

/** The ids of the charges that succeeded, refunded or not. */
export function chargesIn(transactions: readonly Listed[]): string[] {
  return transactions
    .filter(({ ParentId, StatusId, TransactionId }) => {
      return !ParentId && StatusId !== 'E' && uuid.test(TransactionId)
    })
    .map(({ TransactionId }) => TransactionId)
}

/** Cents of a charge that went back, or are on their way. */
export function givenBack(transactions: readonly Listed[], charge: string): Cents {
  const cents = ({ Amount = 0 }: Listed) => Math.abs(toCents(Amount))
  const itself = transactions.find(({ TransactionId }) => TransactionId === charge)
  // A charge that was taken back on its own day may leave no other trace.
  if (itself?.StatusId === 'X') return cents(itself)
  return transactions
    .filter(({ ParentId, StatusId }) => ParentId === charge && !['E', 'X'].includes(StatusId))
    .reduce((sum, refund) => sum + cents(refund), 0)
}
