import type { FastifyInstance } from 'fastify'
import { customerLanguage } from '../calls/envelope.ts'
import type { RunningShop } from '../running-shop.ts'

export function manifestRoute(app: FastifyInstance, shop: RunningShop): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const lang = customerLanguage(request, shop.catalogue().languages)
    const { brand, texts: all } = shop.catalogue()
    // A new mark has new addresses.
    const v = `?v=${shop.imagesVersion}`
    const texts = all.manifest
    const short = brand.name[lang]
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
        { src: `/icons/mark.svg${v}`, sizes: 'any', type: 'image/svg+xml' },
        { src: `/icons/icon-192.png${v}`, sizes: '192x192', type: 'image/png' },
        { src: `/icons/icon-512.png${v}`, sizes: '512x512', type: 'image/png' },
        {
          src: `/icons/maskable-512.png${v}`,
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: texts.shortcuts.map(({ url, name }) => ({ name: name[lang], url })),
    })
  })
}
