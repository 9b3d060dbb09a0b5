import { type Language, languages } from '#shop/language.ts'
import { useWords } from '../text/words.ts'

/** Chooses the language in which labels are shown and printed. */
export function LabelLanguage({
  lang,
  choose,
}: {
  lang: Language
  choose: (lang: Language) => void
}) {
  const { labels: words } = useWords()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 text-sm text-muted">{words.language}</legend>
      {languages.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === lang}
          onClick={() => choose(each)}
          className="min-h-12 rounded-full border border-edge bg-card px-5 hover:border-basil hover:bg-basil-soft focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:font-semibold aria-pressed:text-on-basil"
        >
          {words.languages[each]}
        </button>
      ))}
    </fieldset>
  )
}
