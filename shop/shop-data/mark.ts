import * as z from 'zod/mini'

export const markNames = ['logo', 'icon'] as const
export type MarkName = (typeof markNames)[number]

/** A drawing of the owner's: the text of an SVG, or the bytes of a PNG in base64. */
export const markSchema = z.union([
  z.strictObject({ svg: z.string().check(z.minLength(1)) }),
  z.strictObject({ png: z.string().check(z.minLength(1)) }),
])

export type Mark = z.infer<typeof markSchema>
