import type { Client } from 'pg'
import { codeOf } from '../database.ts'

type Place = Pick<Client, 'host' | 'port' | 'user' | 'database'>

/** Why a connection could not be made, and what to look at; never with its password. */
export function whyUnreached(error: unknown, { host, port, user, database }: Place): string {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing answers at ${host}:${port}; is PostgreSQL running there?`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${host} is not known`
    case '3D000':
      return `PostgreSQL at ${host}:${port} has no database "${database}"; create it, or name another`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host}:${port} does not let ${user} in; look at the user and the password`
  }
  return error instanceof Error ? error.message : String(error)
}
