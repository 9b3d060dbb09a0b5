import type { Language } from '#shop/language.ts'
import { type Matches, titleWith } from '../text/page-title.ts'
import { type Words, wordsOf } from '../text/words.ts'

/** The head of a page about one visitor's order: a title, and no indexing. */
export function privatePage(title: (words: Words) => string) {
  return ({ matches }: { matches: Matches }) => [
    { title: titleWith(title(wordsOf(languageIn(matches))), matches) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Read from the layout's data, because such a page loads none. */
function languageIn(matches: Matches): Language {
  const layout = matches[0]?.loaderData as { lang?: Language } | undefined
  return layout?.lang ?? 'el'
}
