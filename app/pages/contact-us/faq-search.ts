import type { FaqAnswer } from '#server/answers.ts'
import { begins, type Word, wordsOf } from '#shop/greek.ts'

export type FaqGroup = FaqAnswer['groups'][number]

type Known = { readonly slug: string; readonly words: readonly Word[] }

/** The words of every question, prepared once for the search. */
export function searchable(groups: readonly FaqGroup[]): Known[] {
  return groups.flatMap(({ name, questions }) =>
    questions.map(({ slug, question, answer }) => ({
      slug,
      words: wordsOf(`${name} ${question} ${answer}`),
    })),
  )
}

/** The questions in which every typed word begins a word, in Greek or Latin letters. */
export function foundIn(
  groups: readonly FaqGroup[],
  known: readonly Known[],
  query: string,
): FaqGroup[] {
  const typed = wordsOf(query)
  const hits = new Set(
    known
      .filter(({ words }) => typed.every(one => words.some(word => begins(one, word))))
      .map(({ slug }) => slug),
  )
  return groups
    .map(group => ({ ...group, questions: group.questions.filter(({ slug }) => hits.has(slug)) }))
    .filter(({ questions }) => questions.length > 0)
}
