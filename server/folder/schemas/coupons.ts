import { z } from 'zod'
import { wrong } from '#shop/lack/lack.ts'
import { code, date, euros, id, percent, title } from './parts.ts'

const many = z.int().min(1).max(1_000_000)

/** coupons.yaml */
export const coupons = z
  .array(
    z.strictObject({
      id,
      code: z.string().trim().min(2).max(40).describe('what people type'),
      campaign: code.optional().describe('uses per customer are counted over it; left out: its id'),
      name: title,
      benefit: z.union([
        z.strictObject({ percent: percent.refine(off => off > 0, wrong('nothing')) }),
        z.strictObject({ amount: euros.refine(off => off > 0, wrong('nothing')) }),
      ]),
      firstOrder: z.boolean().default(false).describe('only for a first order'),
      minSubtotal: euros.default(0).describe('from so much on'),
      planTypes: z
        .array(z.enum(['daily', 'weekly']))
        .default([])
        .describe('left out: all'),
      places: z.array(id).default([]).describe('left out: all'),
      from: date.nullable().default(null).describe('its first day'),
      until: date.nullable().default(null).describe('its last day'),
      uses: many.nullable().default(null).describe('how often in all; left out: without end'),
      usesPerCustomer: many.nullable().default(null),
      needsProof: z.boolean().default(false).describe('only for a confirmed e-mail'),
      oncePerDoor: z.boolean().default(false).describe('once for each address'),
      offered: z.boolean().default(false).describe('shown to whoever may use it, without its code'),
    }),
  )
  .describe('coupons that everybody may type; gifts to one customer are not part of it')
