import { argv, stdin, stdout } from 'node:process'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { PictureGroup } from '#shop/publishing/picture.ts'
import { cleaned } from './cleaning.ts'

// Run by the shop (cleaned-apart.ts): a photo goes in, what is kept or a word of refusal comes out.
process.once('disconnect', () => process.exit())
sharp.concurrency(1)
const [, , group = '', x = '', y = '', zoom = ''] = argv
const cut = { x: Number(x), y: Number(y), zoom: Number(zoom) }
const photo = await buffer(stdin)
const picture = await cleaned(photo, group as PictureGroup, cut).catch(
  () => 'picture-broken' as const,
)
stdout.end(picture, () => process.disconnect?.())
