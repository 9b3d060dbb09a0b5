import type { FastifyInstance } from 'fastify'
import { shopName } from '#shop/shop-name.ts'
import texts from '../../content/manifest.json' with { type: 'json' }
import { languageOf } from '../calls/envelope.ts'

export function manifestRoute(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const lang = languageOf(request)
    const short = shopName[lang]
    reply.header('vary', 'Cookie').header('cache-control', 'private, max-age=3600')
    return reply.type('application/manifest+json; charset=utf-8').send({
      id: '/',
      name: `${short} · ${texts.title[lang]}`,
      short_name: short,
      description: texts.description[lang],
      lang,
      dir: 'ltr',
      start_url: '/menu',
      scope: '/',
      display: 'standalone',
      background_color: '#fbf6ec',
      theme_color: '#fbf6ec',
      categories: ['food', 'shopping'],
      icons: [
        { src: '/logo-mark.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: texts.shortcuts.map(({ url, name }) => ({ name: name[lang], url })),
    })
  })
}
