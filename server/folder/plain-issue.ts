import type { z } from 'zod'
import { fieldOf, type Problem } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

type Issue = z.core.$ZodIssue

/** A schema's issues in plain words, each with its place in the file. */
export function problemsOf(text: YamlText, issues: readonly Issue[]): Problem[] {
  return issues.flatMap(issue => problemsOfIssue(text, issue, []))
}

function problemsOfIssue(text: YamlText, issue: Issue, around: readonly PropertyKey[]): Problem[] {
  const path = [...around, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({
      file: text.file,
      ...text.placeOfKey([...path, key]),
      field: fieldOf([...path, key]),
      says: 'this field is not known here; docs/catalogue.md lists those that are',
    }))
  // The branch of a union that got furthest says most.
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const deepest = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0] ?? []
    if (depth(deepest) > 0) return deepest.flatMap(one => problemsOfIssue(text, one, path))
  }
  const place = issue.code === 'invalid_key' ? text.placeOfKey(path) : text.placeOf(path)
  return [{ file: text.file, ...place, field: fieldOf(path), says: saysOf(issue, path) }]
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length))
}

function saysOf(issue: Issue, path: readonly PropertyKey[]): string {
  const own = issue.message
  // Issues carry what they refuse: the schemas run with reportInput.
  if ('input' in issue && issue.input === undefined) return missing(path)
  if (issue.code === 'invalid_type') return `should be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `should be ${listed(issue.values.map(String))}`
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array'
      ? Number(issue.minimum) <= 1
        ? 'is empty'
        : `is too short: at least ${issue.minimum}`
      : `is too small: at least ${issue.minimum}`
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array'
      ? `is too long: at most ${issue.maximum}`
      : `is too large: at most ${issue.maximum}`
  if (issue.code === 'invalid_key') return 'this name is not allowed here'
  if (issue.code === 'invalid_union' && own === 'Invalid input')
    return 'is not written as docs/catalogue.md says'
  return own
}

function missing(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  if (last === 'el') return 'the Greek text is missing'
  if (last === 'en') return 'the English text is missing'
  return 'is missing'
}

function listed(values: readonly string[]): string {
  const last = values.at(-1)
  return values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${last}` : `${last}`
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text; put quotes around what looks like a number or a date',
  number: 'a number, with a point as in 6.90 and without a sign of a currency',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'several fields, each on a line of its own',
  record: 'several fields, each on a line of its own',
  array: 'a list: [one, another], or a line with "- " for each',
  null: 'left out',
}
