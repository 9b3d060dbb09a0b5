import { createHash, randomBytes } from 'node:crypto'
import { argv, stdout } from 'node:process'
import pg from 'pg'
import { keepPicture, writeLivePictures } from '#server/db/release/pictures.ts'
import { placeLivePictures } from '#server/pictures/placed-live.ts'

// Run by a test, which kills it: puts two large pictures up by turns, in a database and in a folder.
const [, , dataDir = ''] = argv
const db = new pg.Pool({ max: 1 })
const pictures = [randomBytes(4_000_000), randomBytes(5_000_000)].map(content => ({
  content,
  hash: createHash('sha256').update(content).digest('hex'),
}))
for (let turn = 0; ; turn += 1) {
  for (const { content, hash } of pictures) {
    await keepPicture(db, { hash, content, staffId: '', now: new Date() })
    await writeLivePictures(db, new Map([['meals_fakes', hash]]))
    await placeLivePictures(db, dataDir)
  }
  if (turn === 0) stdout.write(pictures.map(({ hash }) => hash).join(' '))
}
