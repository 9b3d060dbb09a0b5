import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import type { DeskHook } from '../calls/desk-hook.ts'
import { readConfig } from '../config/config.ts'
import { deskDepartments, deskHooks } from './desk-hooks.ts'
import { deskOpenApi } from './desk-openapi.ts'

const table = Object.entries(deskHooks) as [DeskCallName, DeskHook][]
const document = deskOpenApi(readConfig({}, null))
const told = Object.entries(document.paths).flatMap(([at, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
    at,
    method,
    ...operation,
  })),
)

type Operation = {
  operationId: string
  summary: string
  description: string
  'x-roles': string[]
  tags: string[]
  security: object[]
  parameters: { name?: string; in?: string; $ref?: string }[]
  requestBody?: { content: { 'application/json': { schema: { properties: object } } } }
  responses: Record<string, { description: string; content: Record<string, unknown> }>
}

test.each(table)('11.15 %s says what it answers, by a schema', (name, { answers }) => {
  expect(
    typeof answers,
    `${name} has only words for its answer. Write a strict schema in server/answers/ (add a new ` +
      'file to deskFiles in server/door/answer-schemas.ts), and name it in the row: `answers: yourAnswer`. ' +
      'For an act that answers nothing it is `z.null()`.',
  ).toBe('object')
})

test('every call belongs to a department that the document names', () => {
  const named = deskDepartments.flatMap(({ calls }) => Object.keys(calls))
  expect(
    named.sort(),
    'Give the calls a line in deskDepartments (server/door/desk-hooks.ts), as deskHooks has.',
  ).toEqual(Object.keys(deskHooks).sort())
  for (const { operationId, tags } of told) expect(tags[0], operationId).toMatch(/^[a-z]/)
})

test('11.15 the document is valid by OpenAPI, and every reference leads somewhere', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
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
  expect(text).not.toMatch(/password_hash|sandbox|clientSecret/)
})

test('11.15 each call is told once, by its method, with its roles, its fields and its refusals', () => {
  expect(told.map(({ operationId }) => operationId).sort()).toEqual(
    [...Object.keys(deskCalls), 'events'].sort(),
  )
  for (const { operationId, method, ...operation } of told) {
    if (operationId === 'events') continue
    const name = operationId as DeskCallName
    const { roles } = deskCalls[name]
    const hook: DeskHook = deskHooks[name]
    expect(method, name).toBe(deskCalls[name].method.toLowerCase())
    expect(operation.summary, name).toMatch(/^[A-Z].{2,160}$/)
    expect(operation['x-roles'], name).toEqual(roles === 'stranger' ? [] : roles)
    const both = [{ cookie: [], secret: [] }]
    expect(operation.security, name).toEqual(roles === 'stranger' ? [] : both)
    const { properties = {} } =
      operation.requestBody?.content['application/json'].schema ?? ({} as { properties?: object })
    expect('requestId' in properties, name).toBe(hook.kind === 'act')
    for (const code of hook.refuses)
      expect(JSON.stringify(operation.responses), name).toContain(`\`${code}\`: `)
  }
})
