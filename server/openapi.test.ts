import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalStatus } from '#shop/refusal.ts'
import { type Door, openDoor, path, sharedPath } from '../test/door.ts'
import type { Hook } from './hook.ts'
import { hooks } from './hooks.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const table = Object.entries(hooks as unknown as Record<string, Hook>)

describe('openapi.json', () => {
  type Parameter = { name: string; in: string; required: boolean; schema: object }
  type Operation = { operationId: string; parameters: Parameter[]; requestBody?: object }
  type Document = {
    openapi: string
    paths: Record<string, Record<string, Operation>>
    components: { schemas: { Answer: { properties: { code: { enum: string[] } } } } }
  }
  const read = async (): Promise<Document> => (await door.app.inject('/api/openapi.json')).json()

  test('7.01 7.03 describes every call and every share variant, and no other', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    const told = Object.entries(paths).map(([at, methods]) => `${Object.keys(methods)} ${at}`)
    const expected = table.flatMap(([name, hook]) => [
      `${hook.method.toLowerCase()} ${path(name)}`,
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
    for (const [name, hook] of table) {
      const operation = paths[path(name)]?.[hook.method.toLowerCase()]
      expect([name, 'requestBody' in (operation ?? {})]).toEqual([name, hook.body !== null])
    }
    const { post } = paths[path('cart-item-add')] ?? {}
    expect(post?.parameters.find(({ name }) => name === 'cartId')?.required).toBe(true)
    expect(JSON.stringify(post?.requestBody)).toContain('"amount":{"type":"integer"')
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
