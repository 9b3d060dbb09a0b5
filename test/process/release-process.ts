import { openDatabase } from '#server/db/database.ts'
import { goLive } from '#server/releases/going-live.ts'

// A process that lets a release go live, to be killed half-way.
const [connection, id, now] = JSON.parse(process.argv[2] ?? '') as [object, string, number]
const db = openDatabase({ ...connection, application_name: 'to be killed' }, () => {})
process.stdout.write('begins\n')
process.stdout.write(`${await goLive(db, id, new Date(now))}\n`)
await db.end()
