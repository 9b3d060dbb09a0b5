import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** Leaves out the fields that the schema fills in by itself. */
export function sparse(schema: z.core.$ZodType, value: unknown): unknown {
  return thinned(schema, z.encode(schema, value))
}

function thinned(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable')
    return thinned(def.innerType, value)
  if (def.type === 'array' && Array.isArray(value))
    return value.map(item => thinned(def.element, item))
  if (def.type === 'record' && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, thinned(def.valueType, item)]),
    )
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([key, field]) => {
      const own = (value as Record<string, unknown>)[key]
      return own === undefined || isUsual(field, own) ? [] : [[key, thinned(field, own)]]
    }),
  )
}

function isUsual(field: z.core.$ZodType, value: unknown): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod
  if (def.type !== 'default') return false
  return isDeepStrictEqual(value, z.encode(field, def.defaultValue))
}
