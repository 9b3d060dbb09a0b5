import { existsSync } from 'node:fs'

/** What hinders the embedded database, and what to do about it, in plain words. */
export class Trouble extends Error {
  remedy: string

  constructor(what: string, remedy: string, options?: ErrorOptions) {
    super(what, options)
    this.remedy = remedy
  }
}

/** One sentence for the person who started the shop, with the end of PostgreSQL's log below it. */
export function explained(error: unknown, dataDir: string, lastLines: string) {
  const { message, remedy } = asTrouble(error as NodeJS.ErrnoException, dataDir, lastLines)
  const sentence = `The embedded database did not start: ${message}; ${remedy}, or set DATABASE_URL to a PostgreSQL of your own.`
  return new Error(lastLines ? `${sentence}\n${lastLines}` : sentence, { cause: error })
}

function asTrouble(error: NodeJS.ErrnoException, dataDir: string, lastLines: string): Trouble {
  const path = error.path && existsSync(error.path) ? error.path : dataDir
  if (error.code === 'ENOSPC' || /No space left on device/.test(lastLines))
    return new Trouble(`the disk that holds ${dataDir} is full`, 'make room')
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? ''))
    return new Trouble(
      `there is no permission to use ${path}`,
      'let this user write there or start Gastra as its owner',
    )
  if (error.syscall === 'mkdir')
    return new Trouble(`${dataDir} cannot be made a folder`, 'choose another folder')
  if (error instanceof Trouble) return error
  return new Trouble(error.message, 'see its log')
}
