import * as z from 'zod/mini'
import { keysOf } from '#shop/keys.ts'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import { type DeskRefusalCode, deskRefusalStatus } from '#shop/people/refusal.ts'
import { type RefusalCode, refusalStatus } from '#shop/refusal.ts'
import type { DeskHook } from '../calls/desk-hook.ts'
import type { Config } from '../config/config.ts'
import { answerSchemasIn, schemaOfAnswer } from './answer-schemas.ts'
import { actFields } from './desk-call.ts'
import { deskDepartments, deskHooks } from './desk-hooks.ts'
import { fieldParameters, langHeader, refs, sentFields } from './openapi-fields.ts'
import {
  alwaysRefused,
  answerOf,
  envelope,
  opening,
  refusals,
  sharedHeaders,
  summaryOf,
  tagsOf,
} from './openapi-parts.ts'

/** The OpenAPI document of the staff room, printed from the schemas that check its calls. */
export function deskOpenApi(config: Config) {
  const { account } = config.api
  const path = (name: string) =>
    `/api/content/v1/account/${account}/repository/desk/hook/call/${name}/1`
  const tagOf = tagsOf(deskDepartments)
  const entries = keysOf(deskHooks).map((name): [DeskCallName, DeskHook] => [name, deskHooks[name]])
  const paths = {
    ...Object.fromEntries(
      entries.map(([name, hook]) => [path(name), operation(name, hook, tagOf.get(name))]),
    ),
    '/api/desk/events': events,
  }
  return {
    ...opening({
      title: 'The calls of the staff room',
      description,
      server: config.deskUrl,
      departments: [...deskDepartments, eventsDepartment],
    }),
    security: session,
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'desk',
          description: 'One half of a session. A login sets it, and no script reads it.',
        },
        secret: {
          type: 'apiKey',
          in: 'header',
          name: 'desk-secret',
          description: 'The other half: `secret` of what a login answered, kept by the tab alone.',
        },
      },
      parameters: {
        Lang: langHeader,
      },
      headers: sharedHeaders,
      schemas: {
        Answer: answerOf([...Object.keys(refusalStatus), ...Object.keys(deskRefusalStatus)]),
        ...answerSchemasIn(paths),
      },
    },
  }
}

const description = [
  'The calls of the people of the shop. Each answers `{ code, data, message }` as those of customers do,',
  'and `x-roles` says who may make it: who sees less is answered less. An act is named by its sender in',
  '`requestId`, so that it is done once however often it is sent; with `preview` it answers what it',
  'would do, and does nothing. Days are those of Athens. A token of a customer is nobody here.',
].join(' ')

/** Both halves, or nobody. */
const session = [{ cookie: [], secret: [] }]

const eventsDepartment = {
  tag: 'events',
  about: 'What changed, told while it happens.',
  calls: {},
} as const

const events = {
  get: {
    operationId: 'events',
    tags: ['events'],
    summary: 'Names of what changed, as server-sent events',
    description: 'Names of what changed, as server-sent events. What it is now, calls answer.',
    security: session,
    parameters: refs(['Lang']),
    responses: {
      200: {
        description: 'A line that stays open.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      ...refusals(['user-not-allowed', 'staff-logged-out', 'too-many-requests']),
    },
  },
}

function operation(name: DeskCallName, hook: DeskHook, tag = '') {
  const { method, roles } = deskCalls[name]
  const fields = sentFields(fieldsOf(hook))
  const isRead = method === 'GET'
  const takes = isRead || Object.keys(fields.properties ?? {}).length > 0
  return {
    [method.toLowerCase()]: {
      operationId: name,
      tags: [tag],
      summary: summaryOf(hook.says),
      description: `${hook.says} For ${whoOf(roles)}.`,
      'x-roles': roles === 'stranger' ? [] : roles,
      'x-deed': hook.kind === 'act',
      security: roles === 'stranger' ? [] : session,
      parameters: [...refs(['Lang']), ...(isRead ? fieldParameters(fields, examples) : [])],
      ...(!isRead &&
        takes && {
          requestBody: {
            required: (fields.required?.length ?? 0) > 0,
            content: { 'application/json': { schema: fields } },
          },
        }),
      responses: {
        200: {
          description: 'Done.',
          content: { 'application/json': { schema: envelope(['ok'], { data: dataOf(hook) }) } },
        },
        ...refusals(deskCodesOf(hook)),
      },
    },
  }
}

const examples = {
  q: '4821',
  order: '1042',
  date: '2026-11-24',
  from: '2026-11-01',
  to: '2026-11-30',
}

/** What is sent: an act is named, too. */
function fieldsOf({ kind, fields }: DeskHook): z.core.$ZodType {
  return kind === 'act' ? z.extend(fields as unknown as z.ZodMiniObject, actFields.shape) : fields
}

function dataOf({ answers }: DeskHook) {
  return typeof answers === 'string' ? { description: answers } : schemaOfAnswer(answers)
}

function whoOf(roles: (typeof deskCalls)[DeskCallName]['roles']): string {
  return roles === 'stranger' ? 'everybody, before logging in' : roles.join(', ')
}

/** Every code that a call of the staff room may refuse with. */
export function deskCodesOf({
  kind,
  refuses,
}: Pick<DeskHook, 'kind' | 'refuses'>): (RefusalCode | DeskRefusalCode)[] {
  const ofKind = {
    stranger: [],
    read: ['staff-logged-out', 'role-not-allowed'],
    act: ['staff-logged-out', 'role-not-allowed', 'already-done'],
  } as const
  return [...new Set([...alwaysRefused, ...ofKind[kind], ...refuses])]
}
