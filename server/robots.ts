import type { FastifyInstance } from 'fastify'

/** What search engines may look at: not what belongs to a customer or to an order under way. */
export function robotsRoute(app: FastifyInstance): void {
  const closed = ['/api/', '/account/', '/address', '/date-time', '/checkout', '/sandbox/']
  const text = [
    'User-agent: *',
    'Allow: /api/share/',
    ...closed.map(path => `Disallow: ${path}`),
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
}
