import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { preparePictures } from '#server/pictures/sizing.ts'
import { benchAttacked } from './attacked.ts'
import { benchCart } from './cart.ts'
import { benchDesk } from './desk.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLogins } from './logins.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchRelease } from './release.ts'
import { benchedShop } from './shop.ts'

/** One measure: its value, what it is compared with, and its target. */
export type Row = { what: string; ours: string; theirs: string; ratio: number; target: number }

const say = (line: string) => process.stdout.write(`${line}\n`)
const only = process.argv.slice(2)

const folder = await mkdtemp(join(tmpdir(), 'gastra-bench-'))
// PostgreSQL runs as an unprivileged user where the bench runs as root: let it in.
await chmod(folder, 0o755)
const postgres = await startEmbedded({ dataDir: folder, log: say })
await preparePictures(folder, say)
const shop = await benchedShop(postgres, folder)
const rows: Row[] = []
try {
  if (wanted('cart')) rows.push(...(await benchCart(shop, postgres.connection)))
  if (wanted('logins')) rows.push(...(await benchLogins(shop)))
  if (wanted('attacked')) rows.push(...(await benchAttacked(postgres, folder, say)))
  if (wanted('orders')) rows.push(...(await benchOrders(shop, postgres.connection, say)))
  if (wanted('pages')) rows.push(...(await benchPages(shop)))
  if (wanted('lighthouse')) rows.push(...(await benchLighthouse(shop, say)))
  if (wanted('release')) rows.push(...(await benchRelease(shop, postgres.connection)))
  // Last: a shop with so many orders is another one.
  if (wanted('desk')) rows.push(...(await benchDesk(shop, postgres.connection, say)))
} finally {
  await shop.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
print(rows)
process.exit(rows.some(({ ratio, target }) => ratio < target) ? 1 : 0)

function wanted(name: string): boolean {
  return only.length === 0 || only.includes(name)
}

function print(all: readonly Row[]): void {
  const table = all.map(({ what, ours, theirs, ratio, target }) => [
    what,
    ours,
    theirs,
    ratio.toFixed(2),
    target.toFixed(2),
    ratio >= target ? 'reached' : 'MISSED',
  ])
  const lines = [['what', 'ours', 'compared with', 'ratio', 'target', ''], ...table]
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  )
  for (const line of lines)
    say(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
