import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Catalogue, missingIn, type Sold } from '#shop/catalogue.ts'
import { defaultLanguage, isLanguage, type Language } from '#shop/language.ts'
import { inventedFields, type LegalEntity } from '#shop/shop-data/legal-entity.ts'
import { isLetIn } from '../opening/visit.ts'
import { html } from '../outside/markup.ts'
import type { RunningShop } from '../running-shop.ts'

const css = readFileSync(new URL('./opening-page.css', import.meta.url), 'utf8')

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
}

const words = {
  el: {
    title: 'Ανοίγουμε σύντομα',
    text: 'Ετοιμάζουμε το κατάστημα και δεν έχει ακόμη γεύματα για παραγγελία. Πέρασε ξανά σε λίγο.',
    owner: 'Είναι δικό σου το κατάστημα;',
    closed: 'Ετοιμάζουμε το κατάστημα. Πέρασε ξανά σε λίγο.',
    room: 'Δες τι λείπει για να ανοίξει',
    next: 'Ο κατάλογός του δεν είναι πλήρης. Λείπουν:',
    after:
      'Μόλις συμπληρωθούν, οι σελίδες ανοίγουν μόνες τους. Θα βρεις τα βήματα στο README, στο «Going live».',
    other: { lang: 'en', label: 'In English' },
    numbers: { vat: 'ΑΦΜ', gemi: 'Γ.Ε.ΜΗ.' },
    missing: {
      meals: 'γεύματα',
      plans: 'πλάνα',
      spots: 'περιοχή παράδοσης ή σημεία παραλαβής',
      payments: 'τρόποι πληρωμής',
      windows: 'ώρες παράδοσης',
    },
  },
  en: {
    title: 'Opening soon',
    text: 'We’re setting up the shop, so there are no meals to order yet. Come back in a little while.',
    owner: 'Is this your shop?',
    closed: 'We’re setting up the shop. Come back in a little while.',
    room: 'See what it needs to open',
    next: 'Its catalogue isn’t complete. It’s missing:',
    after:
      'Once they’re in, the pages open by themselves. The README has the steps, under “Going live”.',
    other: { lang: 'el', label: 'Στα ελληνικά' },
    numbers: { vat: 'VAT', gemi: 'G.E.MI.' },
    missing: {
      meals: 'meals',
      plans: 'plans',
      spots: 'a delivery area or pick-up points',
      payments: 'ways to pay',
      windows: 'delivery hours',
    },
  },
} satisfies Record<Language, object>

/**
 * While the catalogue lacks what an order needs, every page says instead that the shop opens soon; while its owner
 * has not opened it, to all but those who were given its link.
 */
export function openingPage(
  app: FastifyInstance,
  { catalogue, config: { deskUrl } }: Pick<RunningShop, 'catalogue' | 'config'>,
): void {
  /** The one that was looked through last and lacks nothing. */
  let whole: Catalogue | null = null
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== '/*') return done()
    const shop = catalogue()
    const isIn = isLetIn(request, shop)
    if (isIn && shop === whole) return done()
    const missing = missingIn(shop)
    if (isIn && missing.length === 0) {
      whole = shop
      return done()
    }
    reply.headers(headers).send(page(missing, languageOf(request), shop, deskUrl))
  })
}

function languageOf({ query, cookies }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown }
  if (isLanguage(lang)) return lang
  return isLanguage(cookies.lang) ? cookies.lang : defaultLanguage
}

function page(
  missing: readonly Sold[],
  lang: Language,
  { brand, legalEntity, pass }: Pick<Catalogue, 'brand' | 'legalEntity' | 'pass'>,
  deskUrl: string,
): string {
  const { title, text, closed, owner, room, next, after, other, missing: names } = words[lang]
  return html`<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · ${brand.name[lang]}</title>
  <style>${{ html: css }}</style>
</head>
<body>
  <main>
    <h1>${brand.name[lang]}: ${title}</h1>
    <p>${pass ? closed : text}</p>
    <h2>${owner}</h2>
    ${
      pass
        ? html`<p><a href="${deskUrl}/desk/opening">${room}</a></p>`
        : html`<p>${next}</p>
    <ul>${missing.map(what => html`<li>${names[what]}</li>`)}</ul>
    <p>${after}</p>`
    }
  </main>
  <footer>
    ${pass && inventedFields(legalEntity).length > 0 ? '' : legalPerson(legalEntity, lang)}
    <p><a href="?lang=${other.lang}" lang="${other.lang}">${other.label}</a></p>
  </footer>
</body>
</html>
`.html
}

function legalPerson({ legalName, vat, gemi, address, phone, email }: LegalEntity, lang: Language) {
  const { numbers } = words[lang]
  return html`<p>${legalName[lang]}, ${address[lang]}<br>${numbers.vat} ${vat}, ${numbers.gemi} ${gemi}<br>
    <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>, <a href="mailto:${email}">${email}</a></p>`
}
