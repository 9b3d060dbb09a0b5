import type { Pool } from 'pg'
import type { StaffCall } from '../calls/desk-hook.ts'
import type { Finding } from '../db/book/audit.ts'
import { audit } from './audit.ts'

type Books = {
  readonly isRunning: boolean
  /** When the findings were made; null: this process has not looked yet, or the last look failed. */
  readonly checkedAt: Date | null
  readonly findings: readonly Finding[]
}

/** The last check of this process. A check reads whole tables, so callers share it. */
const looks = new WeakMap<Pool, Books>()
const never: Books = { isRunning: false, checkedAt: null, findings: [] }

/** What the last check of the books found; with `again`, one begins unless one is running. */
export async function booksOne(
  { db, now, log }: StaffCall,
  { again }: { again?: 'yes' | undefined },
): Promise<Books> {
  const last = looks.get(db) ?? never
  if (again && !last.isRunning) {
    looks.set(db, { ...last, isRunning: true })
    audit(db, now).then(
      findings => looks.set(db, { isRunning: false, checkedAt: new Date(now), findings }),
      error => {
        looks.set(db, { ...last, isRunning: false })
        log(error, 'the books could not be checked')
      },
    )
  }
  return looks.get(db) ?? never
}
