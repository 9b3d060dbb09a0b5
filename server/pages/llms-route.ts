import type { FastifyInstance } from 'fastify'
import { shopName } from '#shop/shop-name.ts'
import policies from '../../content/policies.json' with { type: 'json' }
import { legalEntity } from '../config/legal-entity.ts'
import type { RunningShop } from '../running-shop.ts'

/** The shop in a few words and links, for language models (llmstxt.org). */
export function llmsRoute(app: FastifyInstance, { config }: RunningShop): void {
  const link = (name: string, path: string) =>
    `- [${name}](${new URL(path, config.publicUrl).href})`
  const text = [
    `# ${shopName.en} (${shopName.el})`,
    '',
    '> Ready-to-eat meals designed by nutritionists and cooked by chefs, delivered in Attica, Greece. Single orders, weekly and monthly plans, and meals for companies. Greek and English (`?lang=en`).',
    '',
    `Support 10:00-18:00: ${legalEntity.phone}, ${legalEntity.email}`,
    '',
    '## Pages',
    '',
    link('Menu with nutrition and allergens', '/menu'),
    link('Single orders', '/plans'),
    link('Weekly and monthly plans', '/plans/weekly'),
    link('Calorie calculator', '/calorie-calculator'),
    link('For companies', '/business'),
    link('Questions and contact', '/contact-us'),
    ...policies.items.map(({ slug, title }) => link(title.en, `/terms-and-conditions/${slug}`)),
    '',
    '## Data',
    '',
    link('OpenAPI document of all calls', '/api/openapi.json'),
    link('Sitemap', '/sitemap.xml'),
    '',
  ].join('\n')
  app.get('/llms.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
  // Programs look here for files of their own and cannot use a page.
  app.get('/.well-known/*', (_request, reply) => reply.code(404).type('text/plain').send(''))
}
