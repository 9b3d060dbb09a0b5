import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { giveTo, type Home } from './home.ts'

export const SOCKET_FOLDER = '/tmp/gastra-socket-'

const SOCKET_PATH_LIMIT = 103

export function socketFits(home: Home) {
  return Buffer.byteLength(join(home.cluster, '.s.PGSQL.5432')) <= SOCKET_PATH_LIMIT
}

export async function socketFolder(home: Home, place: string) {
  if (place === '.') return place
  const folder = place === SOCKET_FOLDER ? await mkdtemp(place) : place
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(home, folder)
  return folder
}

export async function removeSocketFolder(folder: string) {
  if (folder.startsWith(SOCKET_FOLDER)) await rm(folder, { recursive: true, force: true })
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
