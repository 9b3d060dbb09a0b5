import '../config/env-file.ts'
import { restore } from '../backup/restore.ts'
import { audit, reportOf } from '../books/audit.ts'
import { copyLimits } from '../db/backup/copying.ts'
import { readDue } from '../db/due.ts'
import { shopCommand } from './shop-command.ts'

// npm run restore -- FILE
const usage = [
  'npm run restore -- FILE   fills an empty database (DATABASE_URL, or the embedded one of DATA_DIR)',
  '                          with a backup, brings it to this version, and looks through its books.',
]

const [, , file, ...more] = process.argv
if (!file || more.length > 0) {
  process.stderr.write(`${usage.join('\n')}\n`)
  process.exit(1)
}

await shopCommand(
  async (db, { dataDir }) => {
    const say = (line: string) => process.stdout.write(`${line}\n`)
    const { tables, madeAt } = await restore({ db, dataDir, file, say })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Restored: the shop as it was at ${madeAt}, ${rows.toLocaleString('en')} rows.`)
    const findings = await audit(db)
    const { mails, refunds, documents } = await readDue(db)
    return {
      done: findings.every(({ note }) => note),
      says: [
        ...reportOf(findings),
        `Once a shop opens on it, ${mails} mails, ${refunds} refunds and ${documents} fiscal documents go out that were due then.`,
        'Open it with JOBS=off to look at it, and never beside the shop that it was made from.',
      ],
    }
  },
  { limits: copyLimits, needsShop: false },
)
