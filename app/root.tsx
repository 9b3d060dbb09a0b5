import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { defaultLanguage, type Language } from '#shop/language.ts'
import './app.css'
import './layout/bar.css'
import './layout/layout.css'
import './ui/motion.css'
import commissionerGreek from '../ui/fonts/commissioner-greek.woff2?url'
import commissionerLatin from '../ui/fonts/commissioner-latin.woff2?url'
import literataGreek from '../ui/fonts/literata-greek.woff2?url'
import literataLatin from '../ui/fonts/literata-latin.woff2?url'
import { ConfigContext, type PublicConfig } from './config.ts'
import { pageContext } from './context.ts'
import { planRulesIn } from './dialogs/plan-rules.ts'
import { promotionsIn } from './layout/promotions.ts'
import { Shell } from './layout/shell.tsx'
import { Trouble } from './layout/trouble.tsx'
import { startingScript } from './settings/starting-script.ts'
import { LanguageContext, languageHere } from './text/words.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, config, texts } = context.get(pageContext)
  const promotions = promotionsIn(texts, config.sale).map(({ code, audience, text }) => ({
    code,
    forGuests: audience === 'visitor',
    text: text[lang],
  }))
  return { lang, config, promotions, rules: planRulesIn(texts, lang) }
}

/** Language and configuration change only with a whole new page. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={data?.lang ?? languageHere()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: startingScript }} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        {fontsFor(data?.lang).map(font => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {data && <Alternates lang={data.lang} {...data.config} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { lang, config, promotions } = useLoaderData<typeof loader>()
  return (
    <Inside lang={lang} config={config}>
      <Shell promotions={promotions}>
        <Outlet />
      </Shell>
    </Inside>
  )
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const trouble = <Trouble id={idOf(error)} />
  return (
    <Inside lang={data?.lang ?? languageHere()} config={data?.config ?? null}>
      {data ? <Shell promotions={data.promotions}>{trouble}</Shell> : trouble}
    </Inside>
  )
}

type InsideProps = { lang: Language; config: PublicConfig | null; children: ReactNode }

function Inside({ lang, config, children }: InsideProps) {
  return (
    <LanguageContext value={lang}>
      <ConfigContext value={config}>{children}</ConfigContext>
    </LanguageContext>
  )
}

/** Each language is a page of its own to search engines (reading: SEO and languages). */
function Alternates({ lang, publicUrl, languages }: AlternatesProps) {
  const { pathname } = useLocation()
  const plain = new URL(pathname, publicUrl).href
  const canonical = (
    <link rel="canonical" href={lang === languages[0] ? plain : `${plain}?lang=${lang}`} />
  )
  if (languages.length === 1) return canonical
  return (
    <>
      {canonical}
      {languages.map(each => (
        <link key={each} rel="alternate" hrefLang={each} href={`${plain}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
    </>
  )
}

type AlternatesProps = Pick<PublicConfig, 'publicUrl' | 'languages'> & { lang: Language }

/** To be there with the first letters. */
const fonts: Readonly<Record<Language, readonly string[]>> = {
  el: [commissionerGreek, literataGreek, commissionerLatin, literataLatin],
  en: [commissionerLatin, literataLatin],
}

function fontsFor(lang: Language = defaultLanguage): readonly string[] {
  return fonts[lang]
}

/** The id under which the log knows what happened. */
function idOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const { data } = error as { data: unknown }
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : null
}
