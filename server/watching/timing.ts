import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { watchStatements } from './statements.ts'

type Times = { readonly begun: number; statements: number; waited: number }

/** Writes into each answer how long it took and how much of that the database, for npm run dev. */
export function serverTiming(): (app: FastifyInstance) => void {
  const times = new AsyncLocalStorage<Times>()
  watchStatements(() => {
    const one = times.getStore()
    const begun = performance.now()
    return () => {
      if (!one) return
      one.statements += 1
      one.waited += performance.now() - begun
    }
  })
  return app => {
    // After the body, which events of the socket brought that belong to no request.
    app.addHook('preHandler', (_request, _reply, done) =>
      times.run({ begun: performance.now(), statements: 0, waited: 0 }, done),
    )
    app.addHook('onSend', (_request, reply, payload, done) => {
      const one = times.getStore()
      if (one)
        reply.header(
          'server-timing',
          [
            `total;dur=${(performance.now() - one.begun).toFixed(1)}`,
            `db;dur=${one.waited.toFixed(1)};desc="${one.statements} statements"`,
          ].join(', '),
        )
      done(null, payload)
    })
  }
}
