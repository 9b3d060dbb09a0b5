import { readFileSync } from 'node:fs'
import { type Language, languages, type Text } from '#shop/language.ts'
import type { FaqAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { type LegalEntity, legalEntity } from '../config/legal-entity.ts'
import { contentFolder } from '../folders.ts'
import { filled } from './content.ts'

export function faqCollection({ lang }: Call): FaqAnswer {
  return faqs[lang]
}

export type Faq = {
  groups: { code: string; name: Text }[]
  items: { slug: string; group: string; order: number; question: Text; answer: Text }[]
}

/** The questions in one language, without groups that have none. */
export function filledFaq(
  { groups, items }: Faq,
  legalEntity: LegalEntity,
  lang: Language,
): FaqAnswer {
  const stray = items.find(({ group }) => groups.every(({ code }) => code !== group))
  if (stray) throw new Error(`the question ${stray.slug} has no group`)
  const inOrder = items.toSorted((one, other) => one.order - other.order)
  const told = groups.map(({ code, name }) => ({
    code,
    name: name[lang],
    questions: inOrder
      .filter(({ group }) => group === code)
      .map(({ slug, question, answer }) => ({
        slug,
        question: filled(question[lang], legalEntity, lang),
        answer: filled(answer[lang], legalEntity, lang),
      })),
  }))
  return { groups: told.filter(({ questions }) => questions.length > 0) }
}

const faq: Faq = JSON.parse(readFileSync(new URL('faq.json', contentFolder), 'utf8'))

const faqs = Object.fromEntries(
  languages.map(lang => [lang, filledFaq(faq, legalEntity, lang)]),
) as Record<Language, FaqAnswer>
