import type { Pool } from 'pg'
import { eventTypes, isEventType } from '#shop/shop-event.ts'
import { randomCode } from '../calls/random.ts'
import { type ListedMessage, latestMessages, sendAgain } from '../db/webhook/webhook-history.ts'
import {
  addEndpoint,
  pauseEndpoint,
  readEndpoints,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
} from '../db/webhook/webhooks.ts'
import { urlTrouble } from '../outside/webhooks/post.ts'
import { newSecret } from '../telling/signature.ts'
import type { CommandOutcome } from './shop-command.ts'

type Desk = {
  readonly db: Pool
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether http and private addresses are allowed. */
  readonly inside: boolean
}

const usage = [
  'npm run webhook -- add URL [TYPE …]           tells a program what happens; without types, all of it',
  'npm run webhook -- list                       the endpoints, and how they are',
  'npm run webhook -- remove ENDPOINT            forgets an endpoint and its messages',
  'npm run webhook -- pause ENDPOINT             sends nothing; its messages wait',
  'npm run webhook -- resume ENDPOINT            sends what waited, and goes on',
  'npm run webhook -- rotate ENDPOINT            a new secret; the old one signs too for a day',
  'npm run webhook -- events [TYPE|ID]           the latest events, and what became of each',
  'npm run webhook -- resend EVENT [ENDPOINT]    sends an event again, under the same id',
  `Types: ${eventTypes.join(', ')}.`,
]
const oldSecretCounts = 24 * 60 * 60_000
const mostShown = 50

export async function webhookDesk(
  desk: Desk,
  what: string,
  given: readonly string[],
): Promise<CommandOutcome> {
  const [id = null, other = null] = given
  if (what === 'list' && id === null) return list(desk)
  if (what === 'events' && given.length <= 1) return events(desk, id)
  if (id === null) return { done: false, says: usage }
  if (what === 'add') return add(desk, id, given.slice(1))
  if (what === 'resend' && given.length <= 2) return resend(desk, id, other)
  if (given.length > 1) return { done: false, says: usage }
  if (what === 'remove')
    return outcome(await removeEndpoint(desk.db, id), id, 'is removed, and its messages are gone.')
  if (what === 'resume')
    return outcome(
      await resumeEndpoint(desk.db, id, desk.now),
      id,
      'is told again, from what waited.',
    )
  if (what === 'pause')
    return outcome(await pauseEndpoint(desk.db, id, 'by command', desk.now), id, 'is paused.')
  if (what === 'rotate') return rotate(desk, id)
  return { done: false, says: usage }
}

async function add(
  { db, now, inside }: Desk,
  url: string,
  types: readonly string[],
): Promise<CommandOutcome> {
  const unknown = types.filter(type => !isEventType(type))
  if (unknown.length > 0)
    return no(`There is no type ${unknown.join(', ')}. There are ${eventTypes.join(', ')}.`)
  const trouble = urlTrouble(url, inside)
  if (trouble) return no(`${url} ${trouble}. See WEBHOOKS_INSIDE in .env.example.`)
  const id = `wh_${randomCode(8)}`
  const secret = newSecret()
  await addEndpoint(db, { id, url, types, secret }, now)
  return {
    done: true,
    says: [`${id} is told of ${types.join(', ') || 'everything'}.`, ...secretLines(secret)],
  }
}

async function rotate({ db, now }: Desk, id: string): Promise<CommandOutcome> {
  const secret = newSecret()
  if (!(await rotateSecret(db, id, secret, now + oldSecretCounts))) return noEndpoint(id)
  return {
    done: true,
    says: [`Messages to ${id} carry two signatures for a day.`, ...secretLines(secret)],
  }
}

function secretLines(secret: string): string[] {
  return [`Its secret is shown this once: ${secret}`]
}

async function list({ db, now }: Desk): Promise<CommandOutcome> {
  const endpoints = await readEndpoints(db, now)
  if (endpoints.length === 0) return { done: true, says: ['No program is told of anything.'] }
  const says = endpoints.flatMap(
    ({ id, url, types, waiting, failingSince, pausedAt, pausedWhy }) => {
      const state = pausedAt
        ? `paused since ${pausedAt.toISOString()}: ${pausedWhy}`
        : failingSince
          ? `failing since ${failingSince.toISOString()}`
          : 'well'
      return [
        `${id}  ${url}`,
        `  ${types.join(', ') || 'everything'}; ${state}; ${waiting} waiting`,
      ]
    },
  )
  return { done: true, says }
}

async function events({ db }: Desk, only: string | null): Promise<CommandOutcome> {
  const messages = await latestMessages(db, only, mostShown)
  if (messages.length === 0) return no('There is no such event.')
  return { done: true, says: messages.reverse().map(eventLine) }
}

function eventLine({ id, type, happenedAt, data, ...message }: ListedMessage): string {
  const { endpointId, status, tries, answer, nextTryAt } = message
  const about = [data.number ?? data.message ?? data.mail ?? data.endpoint].join('')
  const next = status === 'due' && nextTryAt ? `, again at ${nextTryAt.toISOString()}` : ''
  const became = endpointId
    ? `${endpointId} ${status}, ${tries} tries${answer ? `, ${answer}` : ''}${next}`
    : 'nobody wants it'
  return `${happenedAt.toISOString()}  ${id}  ${type} ${about}: ${became}`
}

async function resend(
  { db, now }: Desk,
  event: string,
  endpoint: string | null,
): Promise<CommandOutcome> {
  const count = await sendAgain(db, event, endpoint, now)
  if (count === 0) return no(`There is no event ${event}, or no endpoint that wants it.`)
  return { done: true, says: [`${event} is sent again, to ${count} of the endpoints.`] }
}

function outcome(isDone: boolean, id: string, what: string): CommandOutcome {
  return isDone ? { done: true, says: [`${id} ${what}`] } : noEndpoint(id)
}

function noEndpoint(id: string): CommandOutcome {
  return no(`There is no endpoint ${id} that this would change. npm run webhook -- list shows all.`)
}

function no(line: string): CommandOutcome {
  return { done: false, says: [line] }
}
