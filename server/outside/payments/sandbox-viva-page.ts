import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language } from '#shop/language.ts'
import { formatMoney } from '#shop/money.ts'
import type { SandboxOrder } from '../../db/sandbox.ts'

const texts = {
  el: {
    title: 'Δοκιμαστική πληρωμή',
    amount: 'Ποσό',
    order: 'Περιγραφή',
    choose: 'Τι θα συμβεί με την πληρωμή;',
    approve: 'Έγκριση',
    decline: 'Απόρριψη κάρτας',
    abandon: 'Εγκατάλειψη',
    late: 'Έγκριση χωρίς επιστροφή στο κατάστημα',
    approved: 'Η πληρωμή εγκρίθηκε',
    lateText: 'Ο browser δεν επιστρέφει στο κατάστημα. Μπορείτε να κλείσετε τη σελίδα.',
    paid: 'Η παραγγελία έχει ήδη πληρωθεί',
    expired: 'Ο χρόνος για την πληρωμή έληξε',
    cancelled: 'Η πληρωμή ακυρώθηκε',
    back: 'Επιστροφή στο κατάστημα',
  },
  en: {
    title: 'Test payment',
    amount: 'Amount',
    order: 'Description',
    choose: 'What shall happen to the payment?',
    approve: 'Approve',
    decline: 'Decline the card',
    abandon: 'Abandon',
    late: 'Approve, but never return to the shop',
    approved: 'The payment was approved',
    lateText: 'The browser does not return to the shop. You can close this page.',
    paid: 'This order has already been paid',
    expired: 'The time to pay has run out',
    cancelled: 'The payment was cancelled',
    back: 'Return to the shop',
  },
} as const

const css = readFileSync(new URL('./sandbox-viva.css', import.meta.url), 'utf8')
const cssHash = createHash('sha256').update(css).digest('base64')

export function pageHeaders(publicUrl: string): Record<string, string> {
  // A form may only lead where the policy says, redirects of its answer included.
  const policy = `default-src 'none'; style-src 'sha256-${cssHash}'; form-action 'self' ${new URL(publicUrl).origin}; frame-ancestors 'none'; base-uri 'none'`
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy,
  }
}

export function languageOf({ requestLang }: Pick<SandboxOrder, 'requestLang'>): Language {
  return requestLang.toLowerCase().startsWith('en') ? 'en' : 'el'
}

/** The form: it works without scripts and posts where it stands. */
export function payPage(order: SandboxOrder): string {
  const lang = languageOf(order)
  const words = texts[lang]
  const button = (outcome: 'approve' | 'decline' | 'abandon' | 'late') =>
    `<button class="${outcome}" name="outcome" value="${outcome}">${words[outcome]}</button>`
  return document(
    lang,
    words.title,
    `<h1>${words.title}</h1>
    <dl>
      <div><dt>${words.amount}</dt><dd class="amount">${formatMoney(order.amount)}</dd></div>
      <div><dt>${words.order}</dt><dd>${escaped(order.customerTrns)}</dd></div>
    </dl>
    <form method="post" action="/sandbox/pay/${escaped(order.code)}">
      <h2>${words.choose}</h2>
      ${button('approve')}
      ${button('decline')}
      ${button('abandon')}
      ${button('late')}
    </form>`,
  )
}

/** Approved, and the shop does not hear of it from this browser. */
export function latePage(order: SandboxOrder): string {
  const lang = languageOf(order)
  const { approved, lateText } = texts[lang]
  return document(lang, approved, `<h1>${approved}</h1>\n    <p>${lateText}</p>`)
}

/** An order that nobody can pay any more, and the way back. */
export function settledPage(order: SandboxOrder, back: string): string {
  const lang = languageOf(order)
  const words = texts[lang]
  const told = order.state === 3 ? words.paid : order.state === 2 ? words.cancelled : words.expired
  return document(
    lang,
    told,
    `<h1>${told}</h1>\n    <p><a href="${escaped(back)}">${words.back}</a></p>`,
  )
}

export function notFoundPage(): string {
  return document(
    'el',
    'Δεν βρέθηκε · Not found',
    `<h1>Η πληρωμή δεν βρέθηκε</h1>\n    <p lang="en">There is no such payment.</p>`,
  )
}

function document(lang: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · TEST</title>
  <style>${css}</style>
</head>
<body>
  <header class="test"><strong>TEST</strong> <span lang="el">Δοκιμαστική σελίδα: δεν χρεώνεται καμία κάρτα.</span> <span lang="en">Test page: no card is charged.</span></header>
  <main>
    ${body}
  </main>
</body>
</html>
`
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
}
