import { defaultLanguage, type Language, locales } from '#shop/language.ts'
import type { RunningShop } from '../running-shop.ts'
import { brandStyle, logoStyle } from './brand-style.ts'
import { isPersonal } from './public-paths.ts'
import { structuredData } from './structured-data.ts'

export type HeadRequest = {
  readonly path: string
  readonly lang: Language
  /** false in development, where nothing may be cached. */
  readonly built: boolean
  /** Marks the scripts that the shop itself puts into the page (content-policy.ts). */
  readonly nonce: string
}

/** Adds what only machines read: share tags, structured data, the manifest. Browsers need no script for it. */
export function withPageHead(
  html: string,
  { path, lang, built, nonce }: HeadRequest,
  shop: RunningShop,
): string {
  const v = shop.imagesVersion
  const style = `${brandStyle(shop.catalogue().brand)}${logoStyle(shop.catalogue())}`
  const tags = [
    ...(built ? [`<script nonce="${nonce}">${offlineScript}</script>`] : []),
    ...(style ? [`<style>${style}</style>`] : []),
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    `<link rel="icon" href="/icons/mark.svg?v=${v}" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png?v=${v}"/>`,
    ...(isPersonal(path) ? [] : shareTags(html, path, lang, shop)),
    ...structuredData(path, lang, shop).map(
      data => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ]
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

/** Tags that the page has itself stay; the others come from its title and description. */
function shareTags(
  html: string,
  path: string,
  lang: Language,
  { config, catalogue, imagesVersion }: RunningShop,
): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  const url = new URL(path, config.publicUrl).href
  const tags: [string, string | undefined][] = [
    ['og:site_name', catalogue().brand.name[lang]],
    ['og:locale', locales[lang].replace('-', '_')],
    ['og:url', lang === defaultLanguage ? url : `${url}?lang=${lang}`],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', new URL(`/icons/share.jpg?v=${imagesVersion}`, config.publicUrl).href],
  ]
  return [
    ...tags.flatMap(([name, content]) =>
      content && !html.includes(`property="${name}"`)
        ? [`<meta property="${name}" content="${content}"/>`]
        : [],
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]
}

/** The service worker keeps menu and orders readable offline; it starts once the page has loaded. */
const offlineScript =
  'addEventListener("load", () => setTimeout(() => navigator.serviceWorker?.register("/service-worker.js"), 3000))'

/** JSON that cannot end its script early. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
