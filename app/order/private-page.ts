import type { Language } from '#shop/language.ts'
import { type Words, wordsOf } from '../text/words.ts'

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** The head of a page about one visitor's order: a title, and no indexing. */
export function privatePage(title: (words: Words) => string) {
  return ({ matches }: { matches: Matches }) => [
    { title: title(wordsOf(languageIn(matches))) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Read from the layout's data, because such a page loads none. */
function languageIn(matches: Matches): Language {
  const layout = matches[0]?.loaderData as { lang?: Language } | undefined
  return layout?.lang ?? 'el'
}
