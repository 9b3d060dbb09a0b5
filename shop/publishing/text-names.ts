import type { Names } from '../lack/lack-text.ts'
import type { Text } from '../language.ts'
import type { Json } from '../merge/merge.ts'

type Fields = { readonly [field: string]: Json }

/** Names of the entries of a text's lists, such as a question by its slug or a line by its code. */
export function textNames(value: Json): Names {
  const lists = Object.values((value ?? {}) as Fields).filter(Array.isArray) as Json[][]
  return Object.fromEntries(
    lists.flat().flatMap(one => {
      const { slug, code } = (one ?? {}) as Fields
      const id = slug ?? code
      const title = titleOf(one)
      return typeof id === 'string' && title ? [[id, title]] : []
    }),
  )
}

export function titleOf(value: Json): Text | null {
  const { question, subject, title, name, text } = (value ?? {}) as Fields
  return [question, subject, title, name, text].find(isText) ?? null
}

export function isText(value: Json): value is Text {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).length === 2 && 'el' in value && 'en' in value
}
