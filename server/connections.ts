import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './calls/network.ts'

/**
 * What one connection may cost, in milliseconds, and how many may be open. A proxy in front of the
 * shop bounds them by address; without one, a stranger could hold them all.
 */
export const connectionLimits = {
  /** Until the whole request is there. */
  request: 30_000,
  /** Until its headers are there. */
  headers: 15_000,
  checkedEvery: 5_000,
  open: 2_000,
  /** Of one address that is no proxy: a browser has six, an office of eighty browsers has all of these. */
  ofAddress: 500,
  /** Until a request in hand is answered while the shop closes; jobs then take nine seconds at most. */
  closing: 15_000,
} as const

/** Milliseconds between two looks at what became idle. */
const lookAgain = 50

/**
 * Ends every connection when the shop closes: at once where nothing was asked, after its answer where a
 * request is in hand, and after `patience` milliseconds whatever it does. Node by itself keeps one whose
 * answer ends later for the next request, and one that asked nothing for ever.
 */
export function endConnections(app: FastifyInstance, patience: number): void {
  const { server } = app
  const silent = new Set<Socket>()
  server.on('connection', socket => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const endIdle = () => {
      server.closeIdleConnections()
      for (const socket of silent) socket.destroy()
    }
    endIdle()
    const look = setInterval(endIdle, lookAgain)
    const end = setTimeout(() => server.closeAllConnections(), patience)
    server.once('close', () => {
      clearInterval(look)
      clearTimeout(end)
    })
  })
}

/** Closes what one address opens beyond `most`. `isFree`: an address that speaks for many, such as a proxy. */
export function boundConnections(
  server: Server,
  most: number,
  isFree: (address: string) => boolean,
): void {
  const open = new Map<string, number>()
  server.on('connection', socket => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isFree(remoteAddress)) return
    const network = networkOf(remoteAddress, 64)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > most) socket.destroy()
  })
}

/** A connection that the system cannot hand over, for want of memory mostly, is lost alone. */
export function outliveLostConnections(server: Server, lost: (error: Error) => void): void {
  server.on('error', error => {
    // Before it listens, the caller of `listen` hears the error.
    if (server.listening) lost(error)
  })
}
