import type * as z from 'zod/mini'
import { isLanguage, type Language } from '../language.ts'
import { type Lack, lack, type PlainCode } from './lack.ts'
import { isLackCode } from './lack-text.ts'

type Issue = z.core.$ZodIssue

type Wrong = {
  readonly path: readonly PropertyKey[]
  readonly lack: Lack
  /** It is the name of the field that is wrong. */
  readonly isName: boolean
}

/** A schema's issues as lacks. The schema ran with reportInput: what is not there is missing. */
export function lacksOfIssues(issues: readonly Issue[]): Wrong[] {
  return issues.flatMap(issue => lacksOfIssue(issue, []))
}

function lacksOfIssue(issue: Issue, around: readonly PropertyKey[]): Wrong[] {
  const path = [...around, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({
      path: [...path, key],
      lack: lack('field-not-known'),
      isName: true,
    }))
  // Of a union's branches the one that parsed deepest tells most.
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const deepest = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0] ?? []
    if (depth(deepest) > 0) return deepest.flatMap(one => lacksOfIssue(one, path))
  }
  return [{ path, lack: lackOfIssue(issue, path), isName: issue.code === 'invalid_key' }]
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length))
}

function lackOfIssue(issue: Issue, path: readonly PropertyKey[]): Lack {
  if (issue.code === 'custom' && issue.params) return (issue.params as { lack: Lack }).lack
  if ('input' in issue && issue.input === undefined) return lack(missing(path))
  // The schemas' own codes, which `wrong` put there.
  if (isLackCode(issue.message)) return { code: issue.message, args: {} } as Lack
  if (issue.code === 'invalid_type') return lack(wanted[issue.expected] ?? 'not-as-it-should')
  if (issue.code === 'invalid_value') return lack('not-one-of', { oneOf: issue.values.map(String) })
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options)
    return lack('not-one-of', { oneOf: issue.options.map(String) })
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin !== 'string' && issue.origin !== 'array') return lack('too-small', { least })
    if (least <= 1) return lack('empty')
    return issue.origin === 'string' ? lack('too-short', { least }) : lack('too-few', { least })
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (issue.origin === 'string') return lack('too-long', { most })
    return issue.origin === 'array' ? lack('too-many', { most }) : lack('too-large', { most })
  }
  return lack(issue.code === 'invalid_key' ? 'name-not-allowed' : 'not-as-it-should')
}

function missing(path: readonly PropertyKey[]): PlainCode {
  const last = path.at(-1)
  return isLanguage(last) ? missingIn[last] : 'missing'
}

const missingIn: Readonly<Record<Language, PlainCode>> = {
  el: 'missing-greek',
  en: 'missing-english',
}

const wanted: Partial<Record<string, PlainCode>> = {
  string: 'not-text',
  number: 'not-number',
  int: 'not-whole',
  boolean: 'not-yes-or-no',
  object: 'not-group',
  record: 'not-group',
  array: 'not-list',
  null: 'not-empty',
}
