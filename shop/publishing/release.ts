import * as z from 'zod/mini'
import type { StaffRole } from '../people/staff.ts'
import { athensInstant, isDate } from '../schedule/schedule.ts'

/** What a release changes, each as the catalogue's folder writes it. */
export const pieceKinds = [
  'dish',
  'ingredient',
  'coupon',
  'closed-day',
  'template-week',
  'calendar-week',
  'capacity',
  'day-limit',
  'text',
  'picture',
  'terms',
  'window',
  'spot',
  'area',
] as const
export type PieceKind = (typeof pieceKinds)[number]

/**
 * draft: people work on it. planned: it goes live at its instant, and is a draft again if it is undone.
 * live: it is what customers see; a revert is another release.
 */
export type ReleaseStatus = 'draft' | 'planned' | 'live'

/** What is sold and where, which owner and manager alone change. */
const sellingKinds: ReadonlySet<PieceKind> = new Set(['terms', 'window', 'spot', 'area'])

export function mayDraft(roles: readonly StaffRole[], kind: PieceKind): boolean {
  return !sellingKinds.has(kind) || roles.some(role => role === 'owner' || role === 'manager')
}

export const termNames = [
  'plans',
  'delivery',
  'cutOffs',
  'openHolidays',
  'vat',
  'bestSellers',
  'door',
] as const
export type TermName = (typeof termNames)[number]

export type Piece<Kind extends PieceKind = PieceKind> = {
  readonly kind: Kind
  readonly piece: string
}

const mostDays = 400

const required = { error: 'required-field', abort: true }

export const releaseNameForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(80, 'invalid-field')),
})

/** Wall time in Athens, as a form's field writes it: "2026-11-30T00:00". */
export const wallClock = z
  .string()
  .check(
    z.refine(
      text => /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDate(text.slice(0, 10)),
      'invalid-field',
    ),
  )

/** Epoch milliseconds; null: past, or too far ahead. */
export function releaseInstant(wall: string, now: number): number | null {
  const instant = athensInstant(wall.slice(0, 10), wall.slice(11))
  return instant < now || instant > now + mostDays * 86_400_000 ? null : instant
}
