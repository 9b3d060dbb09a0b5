import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addRefund, findTransaction } from '../../db/sandbox/viva-transactions.ts'
import { failure } from './sandbox-viva-answers.ts'
import { keyOf, type Sandbox, uuid } from './sandbox-viva-api.ts'

type Refund = { Params: { id: string }; Querystring: { amount?: string } }

/** Gives money back by the older API, which answers some refusals with a good status. */
export function sandboxVivaRefunds(app: FastifyInstance, { db, config, clock }: Sandbox): void {
  const hasKey = keyOf(config.viva)

  app.delete<Refund>('/sandbox/viva/api/transactions/:id', async (request, reply) => {
    if (!hasKey(request)) return reply.code(401).send()
    const { id: parentId } = request.params
    if (!uuid.test(parentId) || !(await findTransaction(db, parentId)))
      return reply.code(404).send(failure(404, 'Transaction was not found'))
    const { amount: asked } = request.query
    if (asked !== undefined && !/^\d{1,9}$/.test(asked))
      return reply.code(400).send(failure(400, 'Bad request'))
    const id = randomUUID()
    const amount = asked === undefined ? null : Number(asked)
    if (!(await addRefund(db, { id, parentId, amount }, clock())))
      return reply.send({
        ...failure(403, 'The amount is more than what can be refunded'),
        TransactionId: null,
        StatusId: null,
      })
    const done = await findTransaction(db, id)
    return reply.send({
      TransactionId: id,
      StatusId: 'F',
      Amount: (done?.amount ?? 0) / 100,
      ErrorCode: 0,
      ErrorText: null,
      EventId: 0,
      Success: true,
      TimeStamp: clock().toISOString(),
    })
  })
}
