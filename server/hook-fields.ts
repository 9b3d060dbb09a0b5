import * as z from 'zod/mini'

/** An id as the shop makes them, and as it names what is in the catalogue. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** A name in a path. */
export const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))
/** No fields at all. */
export const nothing = z.object({})
