import * as z from 'zod/mini'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import type { DeskRefusalCode } from '#shop/people/refusal.ts'
import type { RefusalCode } from '#shop/refusal/refusal.ts'
import type { DeskHook } from '../calls/desk-hook.ts'
import { schemaOfAnswer } from './answer-schemas.ts'
import { actFields } from './desk-act.ts'
import { fieldParameters, refs, sentFields } from './openapi-fields.ts'
import { alwaysRefused, envelope, refusals, summaryOf } from './openapi-parts.ts'

/** Both halves, or nobody. */
export const session = [{ cookie: [], secret: [] }]

export function operation(name: DeskCallName, hook: DeskHook, tag = '') {
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
