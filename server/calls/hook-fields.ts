import * as z from 'zod/mini'
import { mostOfOneItem } from '#shop/cart/cart.ts'
import { isDate } from '#shop/schedule/schedule.ts'

export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** Of an address service: some give long ones. */
export const suggestionId = z.string().check(z.regex(/^[A-Za-z0-9_.~-]{1,700}$/))
export const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))
export const nothing = z.object({})
/** The fingerprint of what a person saw before the act: an act on what has changed since is refused. */
export const versionMark = z.string().check(z.regex(/^[\w-]{22}$/))
/** Why a person of the shop acts; the deed holds it. */
export const reason = z.string().check(z.trim(), z.minLength(1, 'required-field'), z.maxLength(500))
/** As 2026-11-23. */
export const date = z.string().check(z.refine(isDate), z.meta({ format: 'date' }))
/** An amount of at most 100,000 euros; `says` describes it. */
export const euros = (from: number, says: string) =>
  z.number().check(z.gte(from), z.lte(100_000), z.describe(`${says} In euros.`))
export const count = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to))
export const someItems = z
  .array(z.object({ itemId: id, amount: count(0, mostOfOneItem) }))
  .check(z.maxLength(60))
