import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { readConfig } from '#server/config/config.ts'
import { openDatabase, transaction } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { invite } from '#server/people/people.ts'
import type { NewStaff } from '#shop/people/staff-forms.ts'
import { codeAt, tokenIn } from '../desk.ts'
import type { Chance } from './chance.ts'
import { isAway, type Promises } from './shopper.ts'

type Answer = { readonly code: string; readonly data: Record<string, unknown>; cookie: string }

/** Somebody of customer care, while everything is killed. */
export type Colleague = {
  readonly url: () => string
  readonly headers: Readonly<Record<string, string>>
  readonly chance: Chance
  readonly isOver: () => boolean
  readonly broken: Set<string>
}

const patience = 60_000

/** The link by which a new person gets in; the shop is closed meanwhile. */
export async function invitedTo(
  dataDir: string,
  roles: NewStaff['roles'] = ['care'],
): Promise<string> {
  const postgres = await startEmbedded({ dataDir, log: () => {} })
  const db = openDatabase(postgres.connection, () => {})
  const person: NewStaff = { name: 'Colleague', email: `${roles[0]}.chaos@gastra.example`, roles }
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  try {
    const invited = await transaction(db, tx => invite(tx, person, { now: Date.now(), config }))
    if (!invited) throw new Error('the invitation failed')
    return tokenIn(invited.link)
  } finally {
    await db.end()
    await postgres.stop()
  }
}

export async function atTheDesk(
  token: string,
  from: Pick<Colleague, 'url' | 'chance' | 'isOver' | 'broken'>,
): Promise<Colleague> {
  const link = await asked({ ...from, headers: {} }, 'GET', 'staff-link-one', { token })
  const code = codeAt(String(link?.data.secret), Date.now())
  const answer = { token, password: 'pithari-me-elies-7', code }
  const welcome = await asked({ ...from, headers: {} }, 'POST', 'staff-welcome', answer)
  if (welcome?.code !== 'ok') throw new Error(`the colleague was not let in: ${welcome?.code}`)
  const cookie = welcome.cookie.split(';')[0] ?? ''
  return { ...from, headers: { cookie, 'desk-secret': String(welcome.data.secret) } }
}

/** Gives back a little of paid orders until told to stop: each act is sent until it is answered. */
export async function keepGivingBack(
  colleague: Colleague,
  promises: Promises,
): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  while (!colleague.isOver()) {
    await pause(60)
    const order = [...promises.opened][Math.floor(colleague.chance() * promises.opened.size)]
    if (!order) continue
    const one = await asked(colleague, 'GET', 'order-one', { order })
    if (one?.code !== 'ok') continue
    const requestId = randomUUID()
    const input = {
      requestId,
      order,
      seen: one.data.seen,
      amount: 0.1,
      why: 'late',
      reason: 'late',
    }
    const answer = await asked(colleague, 'POST', 'order-refund-create', input)
    if (answer?.code === 'ok') done.add(requestId)
  }
  return done
}

/** Acts that were answered and are not written down once, and acts without their deed. */
export async function actsNotOnce(db: Pool, done: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select request_id as id from deed where call = 'order-refund-create'`,
  )
  const written = new Set(rows.map(({ id }) => id))
  const { rows: given } = await db.query<{ count: number }>(
    `select count(*)::int as count from order_change where kind = 'goodwill'`,
  )
  const lost = [...done].filter(id => !written.has(id)).map(id => `the deed of ${id} was lost`)
  const times = given[0]?.count ?? 0
  if (times === rows.length) return lost
  return [...lost, `money was given back ${times} times, with ${rows.length} deeds`]
}

/** null: the shop closed meanwhile. */
export async function asked(
  { url, headers, isOver, broken }: Colleague,
  method: 'GET' | 'POST',
  name: string,
  input: Record<string, unknown>,
): Promise<Answer | null> {
  const path = `${url()}/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`
  const deadline = Date.now() + patience
  while (!isOver()) {
    if (Date.now() > deadline) throw new Error(`${name} was not answered`)
    const answer = await once(path, method, headers, input, broken).catch(() => null)
    if (answer) return answer
    await pause(50)
  }
  return null
}

/** An answer without its body, or of a broken server, counts as none. */
async function once(
  path: string,
  method: 'GET' | 'POST',
  headers: Readonly<Record<string, string>>,
  input: Record<string, unknown>,
  broken: Set<string>,
): Promise<Answer | null> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const response = await fetch(path + query, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  })
  if (await isAway(response, broken)) return null
  const { code, data } = (await response.json()) as Pick<Answer, 'code' | 'data'>
  return { code, data, cookie: response.headers.get('set-cookie') ?? '' }
}
