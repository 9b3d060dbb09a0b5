import type { FaqAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'

/** The questions in one language, without groups that have none. */
export function faqCollection({ lang, catalogue }: Call): FaqAnswer {
  const { groups, items } = catalogue.texts.faq
  const inOrder = items.toSorted((one, other) => one.order - other.order)
  const told = groups.map(({ code, name }) => ({
    code,
    name: name[lang],
    questions: inOrder
      .filter(({ group }) => group === code)
      .map(({ slug, question, answer }) => ({
        slug,
        question: question[lang],
        answer: answer[lang],
      })),
  }))
  return { groups: told.filter(({ questions }) => questions.length > 0) }
}
