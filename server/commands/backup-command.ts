import '../config/env-file.ts'
import { stat } from 'node:fs/promises'
import { backUp } from '../backup/backup.ts'
import { size } from '../backup/progress.ts'
import { noteBackup } from '../db/backup/backups.ts'
import { copyLimits } from '../db/backup/copying.ts'
import { shopCommand } from './shop-command.ts'

// npm run backup -- FILE
const usage = [
  'npm run backup -- FILE   writes all tables and pictures of this shop, as they are at one moment,',
  '                         into one zip file; the shop may be open. Settings (.env) are not in it.',
]

const [, , file, ...more] = process.argv
if (!file || more.length > 0) {
  process.stderr.write(`${usage.join('\n')}\n`)
  process.exit(1)
}

await shopCommand(
  async (db, { dataDir }) => {
    const say = (line: string) => process.stdout.write(`${line}\n`)
    const stopping = stopSignal()
    const { tables, madeAt } = await backUp({ db, dataDir, file, now: Date.now(), say, stopping })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const { size: bytes } = await stat(file)
    const isNoted = await noteBackup(db, madeAt, bytes).then(
      () => true,
      () => false,
    )
    return {
      done: true,
      says: [
        `${file} holds the shop as it was at ${madeAt}: ${rows.toLocaleString('en')} rows, ${size(bytes)}.`,
        'It holds names, addresses and keys of the database: keep it as safe as the shop itself.',
        // The file is whole: a connection that breaks now, or an older database, does not undo it.
        ...(isNoted
          ? []
          : ['The shop could not note its date; npm run doctor does not know of it.']),
      ],
    }
  },
  { limits: copyLimits },
)

/** Ctrl-C leaves no half of a file behind. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => stopping.abort(new Error('It was stopped; no file was written.')))
  return stopping.signal
}
