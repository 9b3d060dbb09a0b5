import { spawnSync } from 'node:child_process'
import { Trouble } from './trouble.ts'

export type User = { name: string; uid: number; gid: number }

export const SYSTEM_FOLDER = '/var/lib/gastra'

export function unprivilegedUser(): User {
  const user =
    userNamed('postgres') ?? userNamed('gastra') ?? userNamed('nobody') ?? newUser('gastra')
  if (user) return user
  throw new Trouble(
    'PostgreSQL does not run as root and there is no other user',
    'start Gastra as an ordinary user',
  )
}

function userNamed(name: string): User | undefined {
  const [uid, gid] = ['-u', '-g'].map(flag =>
    spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim(),
  )
  // The user "nobody" is 4294967294 on a Mac, and spawn wants -2.
  return uid && gid ? { name, uid: Number(uid) | 0, gid: Number(gid) | 0 } : undefined
}

function newUser(name: string) {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ])
  return userNamed(name)
}

export function canEnter(user: User, folder: string) {
  const { uid, gid } = user
  const tried = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { cwd: '/', uid, gid })
  if (!tried.error) return tried.status === 0
  throw new Trouble(
    `PostgreSQL does not run as root and this system does not let root act as ${user.name}`,
    'start Gastra as an ordinary user',
  )
}
