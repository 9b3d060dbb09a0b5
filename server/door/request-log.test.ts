import pino from 'pino'
import { expect, test } from 'vitest'
import { openDoor } from '../../test/door.ts'
import { httpServer } from '../http.ts'
import { requestForLog } from './request-log.ts'

test('the log knows no search: neither a secret of a mail nor what somebody must not eat', async () => {
  const door = await openDoor({ LOG_LEVEL: 'info' })
  const lines: string[] = []
  const logger = pino(
    { level: 'trace', serializers: { req: requestForLog } },
    { write: (line: string) => lines.push(line) },
  )
  const app = await httpServer(door.shop, null, { loggerInstance: logger })
  await app.inject('/health/live?reset=geheim&withoutAllergens=gluten')
  await app.inject('/api/nowhere?q=peanuts')
  await app.inject('/order/track/geheim')
  expect(lines.join()).toContain('/health/live')
  expect(lines.join()).not.toMatch(/geheim|gluten|peanuts|127\.0\.0\.1/)
  await app.close()
  await door.close()
})
