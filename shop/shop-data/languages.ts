import * as z from 'zod/mini'
import { type Language, languages } from '../language.ts'

/** The languages in which a shop speaks to its customers, the usual one first. */
export const languagesSchema = z.array(z.enum(languages)).check(
  z.minLength(1),
  z.maxLength(languages.length),
  z.refine(all => new Set(all).size === all.length),
)

/**
 * A value in whose texts a shop of one language says the same in all: a reader in another language, such
 * as an answer that was asked for in it, then finds the shop's words.
 */
export function inOneLanguage<Value>(value: Value, offered: readonly Language[]): Value {
  const [only, ...others] = offered
  if (only === undefined || others.length > 0) return value
  return mirrored(value, only) as Value
}

function mirrored(value: unknown, only: Language): unknown {
  if (Array.isArray(value)) return value.map(item => mirrored(item, only))
  if (typeof value !== 'object' || value === null || value instanceof Map) return value
  if (isText(value, only))
    return { ...value, ...Object.fromEntries(languages.map(lang => [lang, value[only]])) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mirrored(item, only)]))
}

/** The same value without the languages that the shop does not speak. */
export function withoutOthers<Value>(value: Value, offered: readonly Language[]): Value {
  if (offered.length === languages.length) return value
  return stripped(value, offered) as Value
}

function stripped(value: unknown, offered: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map(item => stripped(item, offered))
  if (typeof value !== 'object' || value === null) return value
  const [only] = offered
  const kept = (key: string) =>
    !(only && isText(value, only)) || (offered as readonly string[]).includes(key)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => kept(key))
      .map(([key, item]) => [key, stripped(item, offered)]),
  )
}

function isText(value: object, only: Language): value is Record<Language, unknown> {
  const keys = Object.keys(value)
  return keys.includes(only) && keys.every(key => (languages as readonly string[]).includes(key))
}
