import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#shop/catalogue.ts'
import type { OpeningFacts } from '#shop/opening.ts'
import { pictureNamed } from '#shop/publishing/picture.ts'
import { textNames } from '../catalogue/shop-data.ts'
import type { Config } from '../config/config.ts'
import { providersIn } from '../config/payments.ts'
import { latestBackup } from '../db/backup/backups.ts'
import type { Db } from '../db/database.ts'
import { furthestOrder } from '../db/payment/first-order.ts'
import { livePictures } from '../db/release/pictures.ts'
import { readShopDataNames } from '../db/shop/shop-data.ts'
import type { Outside } from '../outside/outside.ts'

type Looked = {
  readonly config: Config
  readonly outside: Pick<Outside, 'fiscal'>
  readonly now: number
}

/** What the rule of an opening asks for, of the database as it is at this moment. */
export async function openingFacts(
  db: Db,
  catalogue: Catalogue,
  { config, outside, now }: Looked,
): Promise<OpeningFacts> {
  const written = await readShopDataNames(db)
  const backup = await latestBackup(db)
  const { mail, sandbox } = config
  return {
    catalogue,
    pictured: await picturedDishes(db, config.dataDir),
    unwritten: textNames.filter(name => !written.has(name)),
    providers: providersIn(config),
    isTest: sandbox,
    sender: mail.smtpUrl ? (mail.from?.address ?? catalogue.legalEntity.email) : null,
    hasDocuments: outside.fiscal !== null && !sandbox,
    order: await furthestOrder(db),
    backupDays: backup ? (now - backup.madeAt.getTime()) / 86_400_000 : null,
  }
}

/** By slug: what an import put into the data folder, and what releases show. */
async function picturedDishes(db: Db, dataDir: string): Promise<ReadonlySet<string>> {
  const placed = await readdir(join(dataDir, 'pictures', 'meals')).catch(() => [])
  const live = [...(await livePictures(db)).keys()].flatMap(piece => {
    const named = pictureNamed(piece)
    return named?.group === 'meals' ? [named.name] : []
  })
  return new Set([...placed, ...live])
}
