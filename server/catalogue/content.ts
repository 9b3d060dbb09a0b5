import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import type { ContentAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'

/** A text page by its slug; `content-not-found`. */
export function contentOne(
  { lang, catalogue }: Call,
  { slug }: { slug: string },
): ContentAnswer | Refusal {
  const { items } = catalogue.texts.policies
  const page = items.find(item => item.slug === slug)
  if (!page) return refuse('content-not-found')
  return {
    slug,
    title: page.title[lang],
    sample: page.sample?.[lang] ?? '',
    updated: page.updated,
    sections: page.sections.map(({ heading, paragraphs }) => ({
      heading: heading[lang],
      paragraphs: paragraphs.map(paragraph => paragraph[lang]),
    })),
    pages: items.map(({ slug, title }) => ({ slug, title: title[lang] })),
  }
}
