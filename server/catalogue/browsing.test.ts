import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, openDoor, sharedPath } from '../../test/door.ts'
import { httpServer } from '../http.ts'

let door: Door
let app: FastifyInstance
beforeAll(async () => {
  door = await openDoor()
  const db = {
    query() {
      throw new Error('the database was asked')
    },
  } as unknown as Pool
  app = await httpServer({ ...door.shop, db }, null)
})
afterAll(async () => {
  await app.close()
  await door.close()
})

test.each([
  ['repository-values', {}],
  ['plan-collection', { type: 'weekly' }],
  ['meal-collection', { category: 'main-meal' }],
  ['meal-one', { slug: 'pastitsio' }],
  ['faq-collection', {}],
  ['content-one', { slug: 'terms-of-use' }],
  ['social-feed-collection', {}],
  ['spot-collection', {}],
])('pages that are fetched ahead cost no query: %s', async (name, query) => {
  const url = sharedPath(name)
  const answer = await app.inject({
    url,
    query: { apiKey: 'demo', business: 'demo', cver: '1', lang: 'el', ...query },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([200, 'ok'])
})
