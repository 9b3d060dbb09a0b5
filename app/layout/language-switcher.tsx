import { useLocation } from 'react-router'
import type { Language } from '#shop/language.ts'
import { useHydrated } from '../hydrated.ts'
import { useLanguage, useWords } from '../text/words.ts'

const names: Record<Language, string> = { el: 'Ελληνικά', en: 'English' }

/** Two plain links: another language is a whole new page. */
export function LanguageSwitcher() {
  const { layout } = useWords()
  const lang = useLanguage()
  const { pathname, search } = useLocation()
  const kept = useHydrated() ? search : ''
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
          className="group grid h-11 w-10 place-items-center rounded-full hover:bg-basil-soft focus-visible:rounded-full sm:w-11"
        >
          <span className="block overflow-hidden rounded-[4px] opacity-60 ring-offset-2 ring-offset-page group-hover:opacity-100 group-aria-[current]:opacity-100 group-aria-[current]:ring-2 group-aria-[current]:ring-basil">
            {other === 'el' ? <GreekFlag /> : <BritishFlag />}
          </span>
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

function GreekFlag() {
  return (
    <svg width="24" height="16" viewBox="0 0 27 18" aria-hidden="true">
      <path fill="#0d5eaf" d="M0 0h27v18H0z" />
      <path stroke="#fff" strokeWidth="2" d="M10 3h17M10 7h17M0 11h27M0 15h27M0 5h10M5 0v10" />
    </svg>
  )
}

function BritishFlag() {
  return (
    <svg
      width="24"
      height="16"
      viewBox="0 0 60 30"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill="#012169" d="M0 0h60v30H0z" />
      <path stroke="#fff" strokeWidth="6" d="m0 0 60 30m0-30L0 30" />
      <path stroke="#c8102e" strokeWidth="2.5" d="m0 0 60 30m0-30L0 30" />
      <path stroke="#fff" strokeWidth="10" d="M30 0v30M0 15h60" />
      <path stroke="#c8102e" strokeWidth="6" d="M30 0v30M0 15h60" />
    </svg>
  )
}
