import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type BenchedCart, type Json, monthlyCart, path, singleCart } from './carts.ts'
import { load } from './load.ts'
import type { Connection } from './orders.ts'
import { runPgbench } from './pgbench.ts'
import type { Row } from './run.ts'
import type { BenchedShop } from './shop.ts'

const connections = 16
const seconds = 8

/** cart-item-add through HTTP, against pgbench doing the same two statements on the same server. */
export async function benchCart(shop: BenchedShop, connection: Connection): Promise<Row[]> {
  const carts = await Promise.all(Array.from({ length: connections }, () => singleCart(shop)))
  // Turn about, twice, so that a busy moment of the machine meets both.
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < 2; round++) {
    ours.push(await addItems(shop, carts))
    theirs.push(
      await sameStatements(
        connection,
        carts.map(({ id }) => id),
      ),
    )
  }
  const [us, them] = [mean(ours), mean(theirs)]
  return [
    {
      what: 'cart-item-add, 16 connections',
      ours: `${Math.round(us)} calls/s`,
      theirs: `${Math.round(them)} pgbench transactions/s`,
      ratio: us / them,
      target: 0.6,
    },
    await againstSmallCart(shop, carts),
  ]
}

/** A month's cart holds seven times as much, and may be slower by what it takes to price and send it. */
async function againstSmallCart(shop: BenchedShop, small: readonly BenchedCart[]): Promise<Row> {
  const big = await Promise.all(Array.from({ length: connections }, () => monthlyCart(shop)))
  const few: number[] = []
  const many: number[] = []
  // Short turns: the two are so near each other that a slow moment of the machine must meet both.
  for (let round = 0; round < 5; round++) {
    few.push(await addItems(shop, small, 4))
    many.push(await addItems(shop, big, 4))
  }
  const [ours, theirs] = [mean(many), mean(few)]
  return {
    what: 'cart-item-add to a cart of 28 main meals, 16 connections',
    ours: `${Math.round(ours)} calls/s`,
    theirs: `${Math.round(theirs)} calls/s to a cart of 4`,
    ratio: ours / theirs,
    target: 0.7,
  }
}

export async function addItems(
  shop: BenchedShop,
  carts: readonly BenchedCart[],
  duration = seconds,
): Promise<number> {
  const asked = Array.from({ length: connections }, (_, index) => {
    return additionsTo(carts[index % carts.length] as BenchedCart)
  })
  return (await load(shop.url, asked, { seconds: duration })).perSecond
}

/** The calls that give an item of a cart one amount after the other. */
export function additionsTo({ id, itemId, amounts }: BenchedCart) {
  return amounts.map(amount => ({
    method: 'POST',
    path: `${path('cart-item-add')}?apiKey=demo&business=demo&cartId=${id}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ itemId, itemType: 'meal-build', scheduleMenuId: 'd1', amount }),
  }))
}

async function sameStatements(connection: Connection, carts: readonly string[]): Promise<number> {
  const db = new pg.Client(connection)
  await db.connect()
  const { rows } = await db.query<{ id: string; state: Json }>(
    'select id, state from cart where id = any ($1)',
    [carts],
  )
  await db.end()
  const folder = await mkdtemp(join(tmpdir(), 'gastra-pgbench-'))
  await writeFile(
    join(folder, 'cart.sql'),
    rows
      .map(
        ({ id }, index) => `\\if :client_id = ${index}
select c.state, c.version, c.expires_at, u.id, u.name, u.email from cart c left join session s on s.token_hash = null and s.expires_at > now() left join customer u on u.id = s.customer_id where c.id = '${id}' and c.expires_at > now();
update cart set state = :state${index}, version = version + 1, customer_id = null, updated_at = now(), expires_at = now() + interval '30 days' where id = '${id}' and version > 0;
\\endif`,
      )
      .join('\n'),
  )
  try {
    return await runPgbench(connection, {
      connections,
      seconds,
      file: join(folder, 'cart.sql'),
      // As parameters, so that the server reads them anew each time, as it does for us.
      more: ['-M', 'prepared'].concat(
        rows.flatMap(({ state }, index) => ['-D', `state${index}=${JSON.stringify(state)}`]),
      ),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
