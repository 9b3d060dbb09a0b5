import type { z } from 'zod'
import type { Lack } from '#shop/lack/lack.ts'
import { lacksOfIssues } from '#shop/lack/lack-of-issue.ts'
import type { Problem } from './problem.ts'
import type { YamlText } from './yaml-text.ts'

/** A schema's issues, each with its place in the file. */
export function problemsOf(text: YamlText, issues: readonly z.core.$ZodIssue[]): Problem<Lack>[] {
  return lacksOfIssues(issues).map(({ path, lack, isName }) => ({
    file: text.file,
    ...(isName ? text.placeOfKey(path) : text.placeOf(path)),
    ...{ path, lack },
  }))
}
