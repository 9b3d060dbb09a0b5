import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { DeskHook } from '#server/calls/desk-hook.ts'
import { transaction } from '#server/db/database.ts'
import { deskHooks } from '#server/door/desk-hooks.ts'
import { deskCodesOf } from '#server/door/desk-openapi-operation.ts'
import { invite } from '#server/people/people.ts'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import type { Door } from './door.ts'

/** Both halves of a session of the staff room. */
type Desk = { readonly cookie: string; readonly secret: string }

export type Seat = Desk & {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly totp: string
}

// biome-ignore lint/suspicious/noExplicitAny: a raw answer has no type
type Heard = { status: number; code: string; message: string; data: any; cookies: string[] }

const deskPath = (name: string) =>
  `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`

/** A call of the staff room; an act gets a request id of its own where it brings none. */
export async function askDesk(
  door: Door,
  name: DeskCallName,
  input: object = {},
  { desk, headers = {}, lang = 'en' }: { desk?: Desk; headers?: object; lang?: string } = {},
): Promise<Heard> {
  const { method } = deskCalls[name]
  const isAct = deskHooks[name].kind === 'act'
  const sent = isAct ? { requestId: randomUUID(), ...input } : input
  const response = await door.app.inject({
    method,
    url: deskPath(name),
    headers: {
      lang,
      host: new URL(door.shop.config.deskUrl).host,
      ...(desk && { cookie: `desk=${desk.cookie}`, 'desk-secret': desk.secret }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'GET' ? { query: sent as Record<string, string> } : { payload: sent }),
  })
  const { code, data, message } = response.json()
  checkAnswer(name, code, data)
  const cookies = [response.headers['set-cookie'] ?? []].flat().map(String)
  return { status: response.statusCode, code, data, message, cookies }
}

/** Whatever a test is about: what it is answered is what the document says of that call. */
function checkAnswer(name: DeskCallName, code: string, data: unknown): void {
  const hook: DeskHook = deskHooks[name]
  if (code !== 'ok') {
    if (([...deskCodesOf(hook)] as string[]).includes(code)) return
    throw new Error(`${name} does not say in its table of calls that it refuses ${code}`)
  }
  if (typeof hook.answers === 'string') return
  const parsed = hook.answers['~standard'].validate(data)
  if (parsed instanceof Promise || !parsed.issues) return
  const told = parsed.issues.map(({ path = [], message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${name} does not answer what its schema says: ${told.join('; ')}`)
}

/** The code that an authenticator shows at this time. */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
}

/** Somebody with these roles, invited, welcomed and logged in. */
export async function seat(door: Door, ...roles: StaffRole[]): Promise<Seat> {
  const { db, shop } = door
  const email = `${randomUUID()}@gastra.example`
  const now = shop.now()
  const invited = await transaction(db, tx =>
    invite(tx, { name: roles.join(' '), email, roles }, { now, config: shop.config }),
  )
  if (!invited) throw new Error('the invitation failed')
  const token = tokenIn(invited.link)
  const { data: link } = await askDesk(door, 'staff-link-one', { token })
  const password = 'pithari-me-elies-7'
  const code = codeAt(link.secret, now)
  const welcomed = await askDesk(door, 'staff-welcome', { token, password, code })
  return { ...deskOf(welcomed), id: invited.id, email, password, totp: link.secret }
}

export function tokenIn(link: string): string {
  return new URL(link).searchParams.get('token') ?? ''
}

export function deskOf({ cookies, data }: Heard): Desk {
  const cookie = /^desk=([\w-]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
  return { cookie, secret: data?.secret ?? '' }
}
