import { expect, onTestFinished, test } from 'vitest'
import { cleanedApart } from './cleaned-apart.ts'

test('a photo for which no process can be started is refused, and the shop goes on', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  onTestFinished(() => {
    process.execPath = execPath
  })
  const photo = Buffer.from('\xff\xd8\xff and more', 'latin1')
  const cut = { x: 0, y: 0, zoom: 1 }
  await expect(cleanedApart(photo, 'meals', cut)).rejects.toThrow('ENOENT')
})
