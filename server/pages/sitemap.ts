import type { FastifyInstance } from 'fastify'
import { defaultLanguage, languages } from '#shop/language.ts'
import type { RunningShop } from '../running-shop.ts'
import { publicPaths } from './public-paths.ts'

/** Every public page in each language, each naming the others (reading: SEO and languages). */
export function sitemapRoute(app: FastifyInstance, shop: RunningShop): void {
  app.get('/sitemap.xml', (_request, reply) => {
    const pages = publicPaths(shop.catalogue()).flatMap(path => entriesOf(path, shop))
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`,
    )
  })
}

/** The default language's address is the plain one, as in the page's own canonical link. */
function entriesOf(path: string, { config }: RunningShop): string[] {
  const plain = new URL(path, config.publicUrl).href
  const alternates = [
    ...languages.map(lang => [lang, `${plain}?lang=${lang}`]),
    ['x-default', plain],
  ]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join('')
  return languages.map(lang => {
    const loc = lang === defaultLanguage ? plain : `${plain}?lang=${lang}`
    return `<url><loc>${loc}</loc>${alternates}</url>`
  })
}
