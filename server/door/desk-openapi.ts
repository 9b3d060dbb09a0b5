import { keysOf } from '#shop/keys.ts'
import type { DeskCallName } from '#shop/people/calls.ts'
import { deskRefusalStatus } from '#shop/people/refusal.ts'
import { refusalStatus } from '#shop/refusal/refusal.ts'
import type { DeskHook } from '../calls/desk-hook.ts'
import type { Config } from '../config/config.ts'
import { answerSchemasIn } from './answer-schemas.ts'
import { deskDepartments, deskHooks } from './desk-hooks.ts'
import { operation, session } from './desk-openapi-operation.ts'
import { langHeader, refs } from './openapi-fields.ts'
import { answerOf, opening, refusals, sharedHeaders, tagsOf } from './openapi-parts.ts'

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
