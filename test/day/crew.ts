import { randomUUID } from 'node:crypto'
import { type DeskCallName, deskCalls } from '#shop/people/calls.ts'
import type { Output } from '../../desk/call.ts'

/** A member of the demo's staff who is logged in to the staff room. */
type Colleague = { readonly headers: Readonly<Record<string, string>> }
export type Crew = {
  readonly url: string
  readonly chef: Colleague
  readonly packer: Colleague
  readonly driver: Colleague
}

/** The chef, the packer and the driver of the demo come to work. */
export async function crewAt(url: string): Promise<Crew> {
  const [chef, packer, driver] = await Promise.all([
    logIn(url, 'chef'),
    logIn(url, 'packer'),
    logIn(url, 'driver'),
  ])
  return { url, chef, packer, driver }
}

/** The next thing that the kitchen does: it sees a change, ends a batch, or begins one; null: all is made. */
export async function cook({ url, chef }: Crew): Promise<string | null> {
  const kitchen = await ask(url, chef, 'kitchen-one')
  const { date, unseen } = kitchen
  const change = unseen.find(({ department }) => department === 'kitchen')
  if (change) return see({ url, by: chef, date }, change)
  const inHand = kitchen.dishes
    .flatMap(dish => dish.batches.map(batch => ({ dish, batch })))
    .find(({ batch }) => batch.endedAt === null)
  if (inHand) {
    const { dish, batch } = inHand
    const all = batch.builds.map(({ buildId, trays }) => ({ buildId, trays }))
    // Now and then a tray falls.
    const made = all.map((one, at) =>
      at === 0 && Math.random() < 0.15 ? { ...one, trays: one.trays - 1 } : one,
    )
    await ask(url, chef, 'batch-end', { date, number: batch.number, made, core: 76 })
    return `${dish.name.en}, ${sumOf(made)} of ${sumOf(all)} made`
  }
  const next = kitchen.dishes.find(({ builds }) => builds.some(({ left }) => left > 0))
  if (!next) return null
  const left = next.builds.filter(one => one.left > 0)
  const builds = left.map(({ buildId, left: trays }) => ({ buildId, trays }))
  await ask(url, chef, 'batch-begin', { date, mealId: next.mealId, builds })
  return `${next.name.en}, ${sumOf(builds)} begun`
}

/** The next bag is closed, once what changed is seen; null: all are closed, or their food is not made. */
export async function pack({ url, packer }: Crew): Promise<string | null> {
  const packing = await ask(url, packer, 'packing-one')
  const { date, unseen } = packing
  const change = unseen.find(({ department }) => department === 'packing')
  if (change) return see({ url, by: packer, date }, change)
  const begun = new Set(
    packing.batches.flatMap(({ builds }) => builds.map(({ buildId }) => buildId)),
  )
  const isCooked = ({ buildId }: { buildId: string }) => begun.has(buildId)
  const bag = packing.bags.find(one => one.state !== 'closed' && one.lines.every(isCooked))
  if (!bag) return null
  const trays = bag.lines.map(({ buildId, amount }) => ({ buildId, trays: amount, codes: [] }))
  await ask(url, packer, 'bag-close', { date, delivery: bag.delivery, trays })
  return `bag ${bag.bag} is closed`
}

/** The next closed bag of today is handed over; null: none is closed, or it is not its day yet. */
export async function bring({ url, driver }: Crew): Promise<string | null> {
  const { bags, date, today } = await ask(url, driver, 'bring-one')
  if (date !== today) return null
  const bag = bags.find(one => one.state === 'planned' && one.isPacked && one.due === null)
  if (!bag) return null
  const outcome = Math.random() < 0.1 ? 'nobody-there' : 'handed-over'
  const at = new Date().toISOString()
  await ask(url, driver, 'delivery-outcome', {
    ...{ delivery: bag.delivery, outcome, at, took: null, pin: null },
  })
  return `bag ${bag.bag}: ${outcome}`
}

type Seeing = { readonly url: string; readonly by: Colleague; readonly date: string }
type Unseen = Output<'kitchen-one'>['unseen'][number]

async function see({ url, by, date }: Seeing, change: Unseen): Promise<string> {
  const { timePeriodId, department, version } = change
  await ask(url, by, 'day-seen-create', { date, timePeriodId, department, version })
  return `late changes seen: ${change.bags.length}`
}

function sumOf(builds: readonly { readonly trays: number }[]): number {
  return builds.reduce((sum, { trays }) => sum + trays, 0)
}

async function logIn(url: string, role: string): Promise<Colleague> {
  const login = { email: `${role}@gastra.example`, password: 'gastra-demo' }
  const { response, data } = await sent<'staff-login'>(url, {}, 'staff-login', login)
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { headers: { cookie, 'desk-secret': data.secret } }
}

/** A call of the staff room; a no is thrown with its code. */
async function ask<Name extends DeskCallName>(
  url: string,
  { headers }: Colleague,
  name: Name,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Output<Name>> {
  const isAct = deskCalls[name].method === 'POST'
  const whole = isAct ? { requestId: randomUUID(), ...input } : input
  return (await sent(url, headers, name, whole)).data
}

async function sent<Name extends DeskCallName>(
  url: string,
  headers: Readonly<Record<string, string>>,
  name: Name,
  input: Readonly<Record<string, unknown>>,
): Promise<{ response: Response; data: Output<Name> }> {
  const isRead = deskCalls[name].method === 'GET'
  const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const path = `/api/content/v1/account/demo/repository/desk/hook/call/${name}/1`
  const response = await fetch(url + path + query, {
    method: isRead ? 'GET' : 'POST',
    headers: { lang: 'en', 'content-type': 'application/json', ...headers },
    ...(!isRead && { body: JSON.stringify(input) }),
  })
  const { code, data } = await response.json()
  if (code !== 'ok') throw new DeskNo(name, code)
  return { response, data }
}

/** What the staff room does not take, by its code. */
export class DeskNo extends Error {
  readonly code: string
  constructor(name: string, code: string) {
    super(`${name}: ${code}`)
    this.code = code
  }
}
