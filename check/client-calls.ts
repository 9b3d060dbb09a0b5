import { readFileSync, writeFileSync } from 'node:fs'
import { readConfig } from '#server/config/config.ts'
import type { JsonSchema } from '#server/door/answer-schemas.ts'
import { openApi } from '#server/door/openapi.ts'
import { inLine, typeText } from './answer-words.ts'

/** npm run client: what client/ knows of the calls, made from the document that every client gets. */
const file = new URL('../client/calls.ts', import.meta.url)

type Content = {
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
}
type Parameter = {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
}
type Operation = {
  readonly operationId: string
  readonly description: string
  readonly parameters: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Readonly<Record<string, Content>>
}
type Made = { readonly name: string; readonly type: string; readonly row: string }

export const keptClientCalls = () => readFileSync(file, 'utf8')

/** client/calls.ts as it should be. */
export function clientCalls(): string {
  const { paths, components } = openApi(readConfig({}, null))
  const made = Object.values(paths as Record<string, Record<string, Operation>>)
    .flatMap(methods => Object.entries(methods))
    .filter(([, { operationId }]) => !operationId.startsWith('share-'))
    .map(([method, operation]) => callOf(method, operation))
  const types = Object.entries(components.schemas as Record<string, JsonSchema>)
    .filter(([name]) => name !== 'Answer')
    .map(([name, schema]) => `export ${typeText(name, schema).replace(/^(\/\*\*.*\*\/)\n/, '')}`)
  return [
    '// Made from /api/openapi.json by npm run client; not to be edited.',
    `export type Calls = {\n${made.map(({ type }) => type).join('\n')}\n}`,
    `/** How each call travels: its method, and which fields go into the query. */\nexport const calls = {\n${made.map(({ row }) => row).join('\n')}\n} as const`,
    ...types,
    '',
  ].join('\n\n')
}

function callOf(method: string, operation: Operation): Made {
  const { operationId: name, description, requestBody, responses } = operation
  const query = operation.parameters.filter((one): one is Parameter => 'name' in one)
  const body = requestBody?.content['application/json'].schema
  // A body that is not a list of fields, but one value, goes by the name `body`.
  const isWhole = body !== undefined && !body.properties
  const inQuery = query.map(one => `'${one.name}'${one.required ? '' : '?'}: ${inLine(one.schema)}`)
  const fields = [
    ...(inQuery.length > 0 ? [`{ ${inQuery.join('; ')} }`] : []),
    ...(body ? [isWhole ? `{ body: ${inLine(body)} }` : inLine(body)] : []),
  ]
  const codes = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, answer]) => enumOf(answer))
  return {
    name,
    type: [
      `  /** ${description} */`,
      `  '${name}': {`,
      `    input: ${fields.join(' & ') || '{}'}`,
      `    data: ${inLine(dataOf(responses[200]))}`,
      `    refuses: ${codes.map(code => `'${code}'`).join(' | ')}`,
      '  }',
    ].join('\n'),
    row: `  '${name}': { method: '${method.toUpperCase()}', query: [${query.map(one => `'${one.name}'`).join(', ')}], body: ${body ? (isWhole ? `'whole'` : `'fields'`) : 'null'} },`,
  }
}

type Envelope = { readonly allOf?: readonly JsonSchema[] }

function dataOf(answer: Content | undefined): JsonSchema {
  return own(answer).data ?? {}
}

function enumOf(answer: Content): unknown[] {
  return [...(own(answer).code?.enum ?? [])]
}

function own(answer: Content | undefined) {
  const schema = answer?.content['application/json'].schema as Envelope | undefined
  return schema?.allOf?.[1]?.properties ?? {}
}

if (import.meta.main) writeFileSync(file, clientCalls())
