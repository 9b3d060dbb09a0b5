import type { Pool } from 'pg'
import { type Finding, runChecks } from '../db/book/audit.ts'
import { moneyChecks } from '../db/book/audit-money.ts'
import { orderChecks } from '../db/book/audit-orders.ts'
import { listChecks } from '../db/production/list-checks.ts'
import { deedCheck } from '../db/staff/deeds.ts'

export type { Finding } from '../db/book/audit.ts'

/** Checks what was charged, owed and held. It changes nothing, and the shop may be open. A note is no fault. */
export async function audit(db: Pool, now: number = Date.now()): Promise<Finding[]> {
  return runChecks(db, [...moneyChecks, ...orderChecks, ...listChecks, deedCheck], now)
}

const mostShown = 20

/** The findings in plain lines, faults first; at most `mostShown` of each check. */
export function reportOf(findings: readonly Finding[]): string[] {
  const faults = findings.filter(({ note }) => !note)
  const notes = findings.filter(({ note }) => note)
  const verdict =
    faults.length === 0
      ? 'The books are in order.'
      : `The books are not in order: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`
  return [...lines(faults, 'Wrong'), ...lines(notes, 'Note'), verdict]
}

function lines(findings: readonly Finding[], kind: string): string[] {
  const checks = Map.groupBy(findings, ({ check }) => check)
  return [...checks].flatMap(([check, rows]) => {
    const shown = rows.slice(0, mostShown).map(({ says }) => `${kind}: ${says}`)
    const rest = rows.length - shown.length
    return rest > 0 ? [...shown, `${kind}: ${check}: … and ${rest} more`] : shown
  })
}
