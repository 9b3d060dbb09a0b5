import type { Catalogue } from '#shop/catalogue.ts'
import { lacksToOpen, type OpeningLine, openingLines } from '#shop/opening.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { ActCall, Acted, StaffCall } from '../calls/desk-hook.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import { readSoundRows } from '../catalogue/remembered-rows.ts'
import { providersIn } from '../config/payments.ts'
import type { Db } from '../db/database.ts'
import { uncloseShop } from '../db/shop/shop-closed.ts'
import { openingFacts } from './facts.ts'
import { visitLink } from './visit.ts'

type Opening = {
  readonly lines: readonly OpeningLine[]
  readonly address: string
  readonly visit: string | null
}

/** What the shop needs before it opens, and the link by which it is seen until then. */
export async function openingOne(call: StaffCall): Promise<Opening> {
  const { config, db } = call
  const { catalogue, lines } = await lookedThrough(call, db)
  const visit = catalogue.pass ? visitLink(config, catalogue.pass) : null
  return { lines, address: config.publicUrl, visit }
}

/** Opens the shop to everybody, once, and only where nothing that is needed is missing. */
export async function shopOpen(call: ActCall): Promise<Acted<null> | DeskRefusal> {
  const { lines } = await lookedThrough(call, call.tx)
  const since = await uncloseShop(call.tx)
  if (!since) return refuseAtDesk('shop-is-open')
  const lacks = lacksToOpen(lines)
  if (lacks.length > 0) return refuseAtDesk('opening-lacks', { lacks })
  return { data: null, deed: { subject: 'shop', changes: {} } }
}

/** The shop as the database has it now; a node may hear of the last change a moment later. */
async function lookedThrough(
  call: StaffCall,
  db: Db,
): Promise<{ catalogue: Catalogue; lines: OpeningLine[] }> {
  const { rows } = await readSoundRows(db, call.db)
  const catalogue = catalogueFrom(rows, providersIn(call.config))
  return { catalogue, lines: openingLines(await openingFacts(db, catalogue, call)) }
}
