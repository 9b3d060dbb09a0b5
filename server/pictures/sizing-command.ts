import '../config/env-file.ts'
import { setPriority } from 'node:os'
import { argv, stdout } from 'node:process'
import { sizePictures } from './sizing.ts'

// Run by the shop (sized-apart.ts). It ends with the shop, however that one ends.
process.once('disconnect', () => process.exit())
// Visitors come first.
setPriority(10)
const [, , dataDir = ''] = argv
await sizePictures(dataDir, line => stdout.write(`${line}\n`))
process.disconnect?.()
