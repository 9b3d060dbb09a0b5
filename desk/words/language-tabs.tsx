import type { Language } from '#shop/language.ts'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { tabLooks } from '../ui/tab-looks.ts'

/** Which language a phone shows; a wider window has room for both. */
export function LanguageTabs({ shown, show }: { shown: Language; show: (lang: Language) => void }) {
  const { catalogue, words } = useWords()
  const offered = shopLanguages()
  if (offered.length === 1) return null
  return (
    <fieldset className="mb-5 flex gap-2 md:hidden">
      <legend className="sr-only">{words.language}</legend>
      {offered.map(lang => (
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
