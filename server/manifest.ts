import type { FastifyInstance } from 'fastify'
import type { Language } from '#shop/language.ts'
import { languageOf } from './hook-call.ts'

const told = {
  el: {
    name: 'Γάστρα · Έτοιμα γεύματα',
    short: 'Γάστρα',
    description: 'Έτοιμα γεύματα που σχεδίασαν διατροφολόγοι και μαγείρεψαν σεφ, στην πόρτα σου.',
    menu: 'Μενού',
    orders: 'Οι παραγγελίες μου',
  },
  en: {
    name: 'Gastra · Ready-to-eat meals',
    short: 'Gastra',
    description: 'Ready-to-eat meals designed by nutritionists and cooked by chefs, at your door.',
    menu: 'Menu',
    orders: 'My orders',
  },
} as const satisfies Record<Language, object>

/** What a phone needs to put the shop on its home screen. */
export function manifestRoute(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const lang = languageOf(request)
    const { name, short, description, menu, orders } = told[lang]
    reply.header('vary', 'Cookie').header('cache-control', 'private, max-age=3600')
    return reply.type('application/manifest+json; charset=utf-8').send({
      id: '/',
      name,
      short_name: short,
      description,
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
      shortcuts: [
        { name: menu, url: '/menu' },
        { name: orders, url: '/account/orders' },
      ],
    })
  })
}
