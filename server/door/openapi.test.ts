import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, hasBody, methodOf } from '#shop/calls.ts'
import { refusalStatus } from '#shop/refusal.ts'
import { type Door, openDoor, path, sharedPath } from '../../test/door.ts'
import type { Hook } from '../calls/hook.ts'
import { answersFolder } from '../folders.ts'
import { hooks } from './hooks.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const table = Object.entries(hooks) as [CallName, Hook][]

describe('openapi.json', () => {
  type Parameter = { name: string; in: string; required: boolean; schema: object }
  type Operation = {
    operationId: string
    summary: string
    description: string
    security: object[]
    parameters: Parameter[]
    requestBody?: object
    responses: Record<string, { description: string }>
  }
  type Document = {
    openapi: string
    paths: Record<string, Record<string, Operation>>
    components: { schemas: { Answer: { properties: { code: { enum: string[] } } } } }
  }
  const read = async (): Promise<Document> => (await door.app.inject('/api/openapi.json')).json()

  test('is made once, and not sent again to who has it', async () => {
    const first = await door.app.inject('/api/openapi.json')
    const etag = String(first.headers.etag)
    expect((await door.app.inject('/api/openapi.json')).headers.etag).toBe(etag)
    const headers = { 'if-none-match': `W/${etag}` }
    expect((await door.app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304)
  })

  test('7.01 7.03 describes every call and every share variant, and no other', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    const told = Object.entries(paths).map(([at, methods]) => `${Object.keys(methods)} ${at}`)
    const expected = table.flatMap(([name, hook]) => [
      `${methodOf(name).toLowerCase()} ${path(name)}`,
      ...(hook.shared ? [`get ${sharedPath(name)}`] : []),
    ])
    expect(told.sort()).toEqual(expected.sort())
  })

  test('names each operation once, with its own parameters and body', async () => {
    const { paths } = await read()
    const operations = Object.values(paths).flatMap(methods => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { parameters } of operations) {
      const names = parameters.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toContain('apiKey')
      for (const each of parameters) expect(each).toMatchObject({ in: 'query', schema: {} })
    }
    for (const [name] of table) {
      const operation = paths[path(name)]?.[methodOf(name).toLowerCase()]
      expect([name, 'requestBody' in (operation ?? {})]).toEqual([name, hasBody(name)])
    }
    const { post } = paths[path('cart-item-add')] ?? {}
    expect(post?.parameters.find(({ name }) => name === 'cartId')?.required).toBe(true)
    expect(JSON.stringify(post?.requestBody)).toContain('"amount":{"type":"integer"')
  })

  test('says of each what it does, who may make it, what it answers and what it may refuse', async () => {
    const { paths } = await read()
    for (const [name, hook] of table) {
      const operation = paths[path(name)]?.[methodOf(name).toLowerCase()]
      expect(operation?.summary, name).toMatch(/^[A-Z].{2,90}$/)
      expect(operation?.description, name).toMatch(/^[A-Z].{10,}\w[.)]$/)
      expect(operation?.security, name).toEqual(
        hook.customer ? [{ token: [] }] : [{}, { token: [] }],
      )
      expect(operation?.responses[200]?.description, name).toMatch(/^`data`: \S/)
      for (const code of hook.refuses) {
        const response = operation?.responses[refusalStatus[code]]
        expect(response?.description, name).toContain(`\`${code}\`: `)
      }
    }
    const { responses } = paths[path('cart-one')]?.get ?? {}
    expect(responses?.[404]?.description).toBe('`cart-not-found`: Your order has expired')
    expect(responses?.[401]?.description).toBe('`user-not-allowed`: Log in to continue.')
  })

  test('names only types of answers that there are', () => {
    const folder = answersFolder
    const known = readdirSync(folder).flatMap(file =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^export type (\w+)/gm)].map(
        ([, type]) => type,
      ),
    )
    for (const [name, { answers }] of table)
      for (const [type] of answers.matchAll(/\w+Answer\b/g)) expect(known, name).toContain(type)
  })

  test('lists every code that an answer may have', async () => {
    const { enum: codes } = (await read()).components.schemas.Answer.properties.code
    expect(codes).toEqual(['ok', ...Object.keys(refusalStatus)])
  })

  test('shows no secret', async () => {
    const { body } = await door.app.inject('/api/openapi.json')
    expect(body).not.toMatch(/password_hash|sandbox|clientSecret/)
  })
})
