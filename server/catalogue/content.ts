import { readFileSync } from 'node:fs'
import { type Language, languages, type Text } from '#shop/language.ts'
import { type Refusal, refuse } from '#shop/refusal.ts'
import type { ContentAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { type LegalEntity, legalEntity } from '../config/legal-entity.ts'
import { contentFolder } from '../folders.ts'

/** A text page by its slug; `content-not-found`. */
export function contentOne({ lang }: Call, { slug }: { slug: string }): ContentAnswer | Refusal {
  return contents[lang].get(slug) ?? refuse('content-not-found')
}

/** A page in one language; {{name}} becomes that value of the legal entity. */
export function filledContent(
  page: ContentPage,
  all: readonly ContentPage[],
  legalEntity: LegalEntity,
  lang: Language,
): ContentAnswer {
  const fill = (text: string) => filled(text, legalEntity, lang)
  return {
    slug: page.slug,
    title: fill(page.title[lang]),
    sample: fill(page.sample[lang]),
    updated: fill(page.updated),
    sections: page.sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading[lang]),
      paragraphs: paragraphs.map(paragraph => fill(paragraph[lang])),
    })),
    pages: all.map(({ slug, title }) => ({ slug, title: title[lang] })),
  }
}

export function filled(text: string, legalEntity: LegalEntity, lang: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = legalEntity[name as keyof LegalEntity]
    if (value === undefined) throw new Error(`the texts ask for ${name}, which is not known`)
    return typeof value === 'string' ? value : value[lang]
  })
}

type ContentPage = {
  slug: string
  title: Text
  sample: Text
  updated: string
  sections: { heading: Text; paragraphs: Text[] }[]
}

const { items }: { items: ContentPage[] } = JSON.parse(
  readFileSync(new URL('policies.json', contentFolder), 'utf8'),
)

const contents = Object.fromEntries(
  languages.map(lang => [
    lang,
    new Map(items.map(page => [page.slug, filledContent(page, items, legalEntity, lang)])),
  ]),
) as Record<Language, Map<string, ContentAnswer>>
