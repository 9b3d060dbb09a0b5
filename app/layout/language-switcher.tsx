import { useLocation } from 'react-router'
import type { Language } from '#shop/language.ts'
import { useConfig } from '../config.ts'
import { useOnceAlive } from '../hydrated.ts'
import { useLanguage, useWords } from '../text/words.ts'

const names: Record<Language, string> = { el: 'Ελληνικά', en: 'English' }

/** Plain links, because the other language is a whole new page. A phone has room for that one only. */
export function LanguageSwitcher() {
  const { layout } = useWords()
  const lang = useLanguage()
  const { pathname, search } = useLocation()
  const kept = useOnceAlive(search, '')
  const { languages } = useConfig()
  if (languages.length === 1) return null
  return (
    <nav aria-label={layout.language} className="flex text-sm">
      {languages.map(other => (
        <a
          key={other}
          href={pathname + withLanguage(kept, other)}
          hrefLang={other}
          lang={other}
          aria-label={`${other.toUpperCase()}, ${names[other]}`}
          title={names[other]}
          aria-current={other === lang ? 'true' : undefined}
          className="flex h-11 min-w-11 items-center justify-center gap-1 rounded-full uppercase hover:bg-bar-soft focus-visible:rounded-full aria-[current]:font-semibold max-sm:aria-[current]:hidden"
        >
          <span aria-hidden="true" className={`flag-${other} h-2.5 w-4 rounded-[2px]`} />
          {other}
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
