import type { FastifyInstance } from 'fastify'
import type { RunningShop } from '../running-shop.ts'

/**
 * What search engines may fetch. They may fetch personal pages too, which then tell them
 * X-Robots-Tag: a page that is not fetched is listed by its bare address.
 */
export function robotsRoute(app: FastifyInstance, { config }: RunningShop): void {
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
