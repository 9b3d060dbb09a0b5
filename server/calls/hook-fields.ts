import * as z from 'zod/mini'
import { mostOfOneItem } from '#shop/cart.ts'
import { isDate } from '#shop/schedule.ts'

/** An id as the shop makes them, and as it names what is in the catalogue. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** A name in a path. */
export const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))
/** No fields at all. */
export const nothing = z.object({})
/** A day of the calendar, as 2026-11-23. */
export const date = z.string().check(z.refine(isDate), z.meta({ format: 'date' }))
/** An amount of money, 100,000 euros at most. */
export const euros = (from: number, says: string) =>
  z.number().check(z.gte(from), z.lte(100_000), z.describe(`${says} In euros.`))
export const count = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to))
/** Meals of a delivery, each with how many of it there shall be. */
export const someItems = z
  .array(z.object({ itemId: id, amount: count(0, mostOfOneItem) }))
  .check(z.maxLength(60))
