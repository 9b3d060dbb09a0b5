import { formatTime } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import { ownPart } from '#shop/order-change/order-change.ts'
import type { Brand } from '#shop/shop-data/brand.ts'
import type { PlacedOrder } from '../db/order/placed-order.ts'
import { escaped, hashOf } from '../outside/payments/posting-form.ts'

const texts = {
  el: {
    title: (number: number) => `Παραγγελία ${number}`,
    until: (time: string) => `Την κρατάμε ως τις ${time}.`,
    pay: 'Πλήρωσε',
    terms: 'Πληρώνεις στη σελίδα του παρόχου. Πληρώνοντας αποδέχεσαι τους',
    ofUse: 'όρους χρήσης',
    paid: 'Πληρώθηκε. Σου στείλαμε email με όλα τα στοιχεία.',
    over: 'Η παραγγελία δεν περιμένει πια πληρωμή. Πάρε μας τηλέφωνο για καινούργια.',
    none: 'Αυτός ο σύνδεσμος δεν ισχύει',
    noneText: 'Έλεγξε ότι τον έγραψες σωστά.',
    away: 'Η πληρωμή δεν άνοιξε. Δοκίμασε ξανά σε λίγο.',
  },
  en: {
    title: (number: number) => `Order ${number}`,
    until: (time: string) => `We hold it until ${time}.`,
    pay: 'Pay',
    terms: 'You pay on the provider’s page. By paying you accept our',
    ofUse: 'terms',
    paid: 'It is paid. We have sent you an e-mail with everything.',
    over: 'The order no longer waits for its money. Call us for a new one.',
    none: 'This link is not valid',
    noneText: 'Check that you typed it right.',
    away: 'The payment did not open. Try again in a moment.',
  },
} as const

const css = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1rem;background:#fbf6ec;color:#2b2a26;font:1.0625rem/1.5 system-ui,sans-serif}
main{width:min(30rem,calc(100vw - 2rem));padding:2rem 1.5rem;background:#fff;border:1px solid #e4d9c3;border-radius:1rem;text-align:center}
p{margin:.75rem 0 0}.shop{margin:0 0 1.5rem;color:#2f5d3a;font-size:1.25rem;font-weight:600}
h1{margin:0;font-size:1.625rem;line-height:1.2}
.sum{margin:1rem 0 .5rem;font-size:2.25rem;font-weight:600}
.pay{display:block;min-height:3rem;margin-top:1.25rem;padding:.75rem 1rem;border-radius:.75rem;background:#2f5d3a;color:#fff;font-weight:600;text-decoration:none}
small{display:block;margin-top:1rem;color:#5f5a50}small a{color:#2f5d3a}
a:focus-visible{outline:3px solid #2b2a26;outline-offset:3px}`

/** Nothing of the page runs, and no other page learns where it came from. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
}

/** The order of a link as it stands; null: there is none. */
export function payLinkPage(
  order: PlacedOrder | null,
  { path, lang, brand }: { path: string; lang: Language; brand: Pick<Brand, 'name'> },
  { isAway = false } = {},
): string {
  const words = texts[lang]
  const of = { lang, shop: escaped(brand.name[lang]) }
  if (!order) return page(of, words.none, `<p>${words.noneText}</p>`)
  const { number, status, totals, heldUntil } = order
  const title = words.title(number)
  const sum = `<p class="sum">${formatMoney(ownPart(totals))}</p>`
  if (status === 'opened' || status === 'delivered')
    return page(of, title, `${sum}<p>${words.paid}</p>`)
  if (status !== 'not-paid' || heldUntil === null) return page(of, title, `<p>${words.over}</p>`)
  return page(
    of,
    title,
    `${sum}<p>${isAway ? words.away : words.until(formatTime(heldUntil, lang))}</p>
    <a class="pay" href="${path}/go" rel="nofollow">${words.pay}</a>
    <small>${words.terms} <a href="/terms-and-conditions/terms-of-use">${words.ofUse}</a>.</small>`,
  )
}

function page(
  { lang, shop }: { lang: Language; shop: string },
  title: string,
  body: string,
): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} | ${shop}</title>
  <style>${css}</style>
</head>
<body>
  <main>
    <p class="shop">${shop}</p>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>
`
}
