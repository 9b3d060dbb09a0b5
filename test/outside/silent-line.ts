import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Connection } from '../database/database.ts'

/**
 * A way to the database on which all connections so far can fall silent, as behind a firewall that
 * forgot them; those made later are forwarded.
 */
export async function lineThatFallsSilent({ host, port }: Connection) {
  const silent = new Set<Socket>()
  const open = new Set<Socket>()
  const server = createServer(near => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    open.add(near).add(far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {})
      from.on('data', data => silent.has(from) || to.write(data))
      from.on('close', () => silent.has(from) || to.destroy())
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    fallSilent() {
      for (const socket of open) silent.add(socket)
    },
    /** Ends all connections so far from the database's side. */
    breakAll() {
      for (const socket of open) socket.destroy()
      open.clear()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
