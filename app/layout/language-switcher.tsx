import { useLocation } from 'react-router'
import type { Language } from '#shop/language.ts'
import { useOnceAlive } from '../hydrated.ts'
import { useLanguage, useWords } from '../text/words.ts'

const names: Record<Language, string> = { el: 'Ελληνικά', en: 'English' }

/** Plain links, because the other language is a whole new page. */
export function LanguageSwitcher() {
  const { layout } = useWords()
  const lang = useLanguage()
  const { pathname, search } = useLocation()
  const kept = useOnceAlive(search, '')
  return (
    <nav aria-label={layout.language} className="flex">
      {(['el', 'en'] as const).map(other => (
        <a
          key={other}
          href={pathname + withLanguage(kept, other)}
          hrefLang={other}
          lang={other}
          aria-label={names[other]}
          title={names[other]}
          aria-current={other === lang ? 'true' : undefined}
          className="group grid h-11 w-10 place-items-center rounded-full hover:bg-bar-soft focus-visible:rounded-full sm:w-11"
        >
          <span
            className={`flag-${other} block h-4 w-6 rounded-[4px] opacity-60 ring-offset-2 ring-offset-bar group-hover:opacity-100 group-aria-[current]:opacity-100 group-aria-[current]:ring-2 group-aria-[current]:ring-basil`}
          />
        </a>
      ))}
    </nav>
  )
}

function withLanguage(search: string, lang: Language): string {
  const params = new URLSearchParams(search)
  params.set('lang', lang)
  return `?${params}`
}
