import { type Language, languages } from '#shop/language.ts'
import { useLanguage } from '#ui/language.ts'
import { useChooseLanguage } from '../languages.tsx'
import { useWords } from '../text/words.ts'

const names: Record<Language, string> = { el: 'Ελληνικά', en: 'English' }

export function LanguageSwitch() {
  const { frame } = useWords()
  const lang = useLanguage()
  const choose = useChooseLanguage()
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{frame.language}</legend>
      {languages.map(each => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === lang}
          onClick={() => choose(each)}
          className="min-h-11 rounded-field px-3 text-sm hover:bg-basil-soft focus-visible:rounded-field aria-pressed:font-semibold aria-pressed:text-basil"
        >
          {names[each]}
        </button>
      ))}
    </fieldset>
  )
}
