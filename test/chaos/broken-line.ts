import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Connection } from '../database/database.ts'
import type { Chance } from './chance.ts'

/**
 * A way to the database that resets connections at random: each piece that comes by may be the last one, whole,
 * cut off in its middle, or not handed over at all.
 */
export async function lineThatBreaks({ host, port }: Connection, chance: Chance) {
  const open = new Set<Socket>()
  let share = 0
  let resets = 0
  const server = createServer({ noDelay: true }, near => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const reset = () => {
      // The side of the database hears an end: a socket of the file system knows no reset.
      near.resetAndDestroy()
      far.destroy()
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.on('data', piece => {
        const isLast = chance() < share
        if (!isLast) return void to.write(piece)
        resets++
        const handed = Math.floor(chance() * (piece.length + 1))
        if (to.writable) to.write(piece.subarray(0, handed), reset)
        else reset()
      })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on this share of all pieces is the last of its connection. */
    breakAt(newShare: number) {
      share = newShare
    },
    get resets() {
      return resets
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
