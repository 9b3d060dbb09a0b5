import type { FastifyInstance } from 'fastify'
import { phoneHoursSaid } from '#shop/shop-data/legal-entity.ts'
import type { RunningShop } from '../running-shop.ts'
import { publicPaths } from './public-paths.ts'

/** What search engines and language models read besides the pages. */
export function searchEngineRoutes(app: FastifyInstance, shop: RunningShop): void {
  robotsRoute(app, shop)
  sitemapRoute(app, shop)
  llmsRoute(app, shop)
}

/**
 * What search engines may fetch. They may fetch personal pages too, which then tell them
 * X-Robots-Tag: a page that is not fetched is listed by its bare address.
 */
function robotsRoute(app: FastifyInstance, { config }: RunningShop): void {
  const text = [
    'User-agent: *',
    'Allow: /api/share/',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', config.publicUrl).href}`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
}

/** Every public page in each language, each naming the others (reading: SEO and languages). */
function sitemapRoute(app: FastifyInstance, shop: RunningShop): void {
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

/** The usual language's address is the plain one, as in the page's own canonical link. */
function entriesOf(path: string, { config, catalogue }: RunningShop): string[] {
  const { languages } = catalogue()
  const plain = new URL(path, config.publicUrl).href
  if (languages.length === 1) return [`<url><loc>${plain}</loc></url>`]
  const alternates = [
    ...languages.map(lang => [lang, `${plain}?lang=${lang}`]),
    ['x-default', plain],
  ]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join('')
  return languages.map(lang => {
    const loc = lang === languages[0] ? plain : `${plain}?lang=${lang}`
    return `<url><loc>${loc}</loc>${alternates}</url>`
  })
}

/** The shop in a few words and links, for language models (llmstxt.org). */
function llmsRoute(app: FastifyInstance, shop: RunningShop): void {
  app.get('/llms.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(llmsText(shop)),
  )
  // Programs look here for files of their own and cannot use a page.
  app.get('/.well-known/*', (_request, reply) => reply.code(404).type('text/plain').send(''))
}

function llmsText({ config, catalogue }: RunningShop): string {
  const { brand, languages, legalEntity, texts } = catalogue()
  const link = (name: string, path: string) =>
    `- [${name}](${new URL(path, config.publicUrl).href})`
  return [
    `# ${brand.name.en} (${brand.name.el})`,
    '',
    `> ${texts.manifest.description.en} Single orders, weekly and monthly plans, and meals for companies.${languages.length > 1 ? ' Greek and English (`?lang=en`).' : ''}`,
    '',
    `${['Support', phoneHoursSaid(legalEntity)].filter(Boolean).join(' ')}: ${legalEntity.phone}, ${legalEntity.email}`,
    '',
    '## Pages',
    '',
    link('Menu with nutrition and allergens', '/menu'),
    link('Single orders', '/plans'),
    link('Weekly and monthly plans', '/plans/weekly'),
    link('Calorie calculator', '/calorie-calculator'),
    link('For companies', '/business'),
    link('Questions and contact', '/contact-us'),
    ...texts.policies.items.map(({ slug, title }) =>
      link(title.en, `/terms-and-conditions/${slug}`),
    ),
    '',
    '## Data',
    '',
    link('OpenAPI document of all calls', '/api/openapi.json'),
    link('Sitemap', '/sitemap.xml'),
    '',
  ].join('\n')
}
