import type { Json } from '#shop/merge/merge.ts'
import { mayCall } from '#shop/people/calls.ts'
import type { StaffRole } from '#shop/people/staff.ts'
import type { PieceKind } from '#shop/publishing/release.ts'

/** Roles that may read takings may read costs. */
export function seesCost(roles: readonly StaffRole[]): boolean {
  return mayCall(roles, 'takings-one')
}

export function sightOf(roles: readonly StaffRole[]): (kind: PieceKind, value: Json) => Json {
  return (kind, value) =>
    kind !== 'ingredient' || seesCost(roles) ? value : withCostOf(undefined, value)
}

/** Keeps the stored cost where the sender cannot see it. */
export function withCostOf(other: Json, value: Json): Json {
  if (!isFields(value)) return value
  const { costPerKg: _, ...rest } = value
  const cost = isFields(other) ? other.costPerKg : undefined
  return cost === undefined ? rest : { ...rest, costPerKg: cost }
}

function isFields(value: Json): value is { readonly [field: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
