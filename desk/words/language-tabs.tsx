import { type Language, languages } from '#shop/language.ts'
import { useWords } from '../text/words.ts'
import { tabLooks } from '../ui/tab-looks.ts'

/** Which language a phone shows; a wider window has room for both. */
export function LanguageTabs({ shown, show }: { shown: Language; show: (lang: Language) => void }) {
  const { catalogue, words } = useWords()
  return (
    <fieldset className="mb-5 flex gap-2 md:hidden">
      <legend className="sr-only">{words.language}</legend>
      {languages.map(lang => (
        <button
          key={lang}
          type="button"
          className={tabLooks(lang === shown)}
          aria-pressed={lang === shown}
          onClick={() => show(lang)}
        >
          {catalogue.languages[lang]}
        </button>
      ))}
    </fieldset>
  )
}
