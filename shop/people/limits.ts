import type { Cents } from '../money.ts'
import type { StaffRole } from './staff.ts'

/** Roles whose limit the owner sets; the owner has none. */
export const limitedRoles = ['manager', 'care'] as const satisfies readonly StaffRole[]
export type LimitedRole = (typeof limitedRoles)[number]

export type Limits = Partial<Readonly<Record<StaffRole, Cents>>>

/** More than any order costs. */
export const noLimit: Cents = 10_000_000
export const mostLimit: Cents = 1_000_000
const usual: Readonly<Record<LimitedRole, Cents>> = { manager: 50_000, care: 5_000 }

export function limitOf(role: LimitedRole, limits: Limits): Cents {
  return limits[role] ?? usual[role]
}

/** Cents that these roles may give back of one order without a second person. */
export function refundLimitOf(roles: readonly StaffRole[], limits: Limits): Cents {
  if (roles.includes('owner')) return noLimit
  return Math.max(
    0,
    ...limitedRoles.filter(role => roles.includes(role)).map(role => limitOf(role, limits)),
  )
}

/** Cents that they may still give back of an order; `given` counts, so no limit is passed in steps. */
export function aloneOf(roles: readonly StaffRole[], limits: Limits, given: Cents): Cents {
  return Math.max(0, refundLimitOf(roles, limits) - given)
}
