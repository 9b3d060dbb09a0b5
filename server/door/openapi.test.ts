import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, hasBody, methodOf } from '#shop/calls.ts'
import { refusalStatus } from '#shop/refusal/refusal.ts'
import { type Door, openDoor, path, sharedPath } from '../../test/door.ts'
import type { Hook } from '../calls/hook.ts'
import { hooks } from './hooks.ts'
import { schemasOf } from './openapi-operation.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const table = Object.entries(hooks) as [CallName, Hook][]

describe('openapi.json', () => {
  type Parameter =
    | { name: string; in: string; required: boolean; schema: object }
    | { $ref: string }
  type Operation = {
    operationId: string
    summary: string
    description: string
    security: object[]
    parameters: Parameter[]
    tags: string[]
    requestBody?: { required: boolean; content: object }
    responses: Record<string, { description: string; headers?: object; content?: object }>
  }
  type Document = {
    openapi: string
    paths: Record<string, Record<string, Operation>>
    components: {
      schemas: { Answer: { properties: { code: { enum: string[] } } } } & Record<string, object>
    }
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
      const names = parameters.map(each => ('$ref' in each ? each.$ref : each.name))
      expect(new Set(names).size).toBe(names.length)
      expect(names).toContain('#/components/parameters/business')
    }
    for (const [name] of table) {
      const operation = paths[path(name)]?.[methodOf(name).toLowerCase()]
      const takes = schemasOf(name).body !== null
      expect([name, 'requestBody' in (operation ?? {})]).toEqual([name, takes])
      if (takes) expect(hasBody(name)).toBe(true)
    }
    const { post } = paths[path('cart-item-add')] ?? {}
    expect(post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'cartId', in: 'query', required: true }),
    )
    expect(JSON.stringify(post?.requestBody)).toContain('"amount":{"type":"integer"')
    expect(post?.requestBody?.required).toBe(true)
    expect(paths[path('auth-logout')]?.post?.requestBody).toBeUndefined()
  })

  test('is valid by the specification of OpenAPI, and every reference leads somewhere', async () => {
    const document = await read()
    const { valid, errors } = await new Validator().validate(document)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    const text = JSON.stringify(document)
    for (const [, where = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = where
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document)
      expect(found, where).toBeDefined()
    }
    expect(text).not.toContain('$schema')
    expect(text).not.toContain('$defs')
  })

  test('says what each call answers, field by field', async () => {
    const { paths, components } = await read()
    for (const [name] of table) {
      const { responses } = paths[path(name)]?.[methodOf(name).toLowerCase()] ?? {}
      const { schema } = Object.values(responses?.[200]?.content ?? {})[0] as {
        schema: { allOf: [object, { properties: { data: object } }] }
      }
      expect(Object.keys(schema.allOf[1].properties.data), name).not.toEqual([])
    }
    expect(components.schemas.CartAnswer).toMatchObject({
      properties: {
        id: { type: 'string' },
        shippingAddress: { anyOf: [{ $ref: '#/components/schemas/AddressAnswer' }, {}] },
        totals: { $ref: '#/components/schemas/TotalsAnswer' },
      },
    })
  })

  test('7.03 tells of tags, of renewed tokens, and of the ETags of the share variants', async () => {
    const { paths } = await read()
    const one = paths[path('meal-collection')]?.get
    expect(one?.tags).toEqual(['catalogue'])
    expect(one?.responses[200]?.headers).toHaveProperty('auth')
    const shared = paths[sharedPath('meal-collection')]?.get
    expect(shared?.responses[200]?.headers).toHaveProperty('ETag')
    expect(shared?.responses[304]).toBeDefined()
    expect(shared?.responses[200]?.headers).not.toHaveProperty('auth')
  })

  test('says of each what it does, who may make it, what it answers and what it may refuse', async () => {
    const { paths } = await read()
    for (const [name, hook] of table) {
      const operation = paths[path(name)]?.[methodOf(name).toLowerCase()]
      expect(operation?.summary, name).toMatch(/^[A-Z].{2,90}$/)
      expect(operation?.description, name).toMatch(/^[A-Z].{10,}\w[.)]$/)
      const asCustomer = [
        { key: [], token: [] },
        { key: [], cookie: [] },
      ]
      expect(operation?.security, name).toEqual(
        hook.customer ? asCustomer : [{ key: [] }, ...asCustomer],
      )
      for (const code of hook.refuses) {
        const response = operation?.responses[refusalStatus[code]]
        expect(response?.description, name).toContain(`\`${code}\`: `)
      }
    }
    const { responses } = paths[path('cart-one')]?.get ?? {}
    expect(responses?.[404]?.description).toBe('`cart-not-found`: Your order has expired')
    expect(responses?.[401]?.description).toBe('`user-not-allowed`: Log in to continue.')
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
