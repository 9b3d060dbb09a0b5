import { readFileSync } from 'node:fs'
import type { Language } from '#shop/language.ts'
import { type Cents, formatMoney } from '#shop/money.ts'
import { sandboxDocument } from '../sandbox-document.ts'
import { escaped, hashOf, postingForm, submits } from './posting-form.ts'
import { texts } from './sandbox-page-words.ts'

type Over = 'paid' | 'expired' | 'cancelled' | 'failed'

const css = `${['greek', 'latin'].map(fontFace).join('')}${readFileSync(
  new URL('./sandbox-page.css', import.meta.url),
  'utf8',
)}`

/** The shop's typeface, within the page: its policy lets it load nothing. */
function fontFace(letters: string): string {
  const file = `@fontsource-variable/commissioner/files/commissioner-${letters}-wght-normal.woff2`
  const font = readFileSync(new URL(import.meta.resolve(file))).toString('base64')
  const range = letters === 'greek' ? 'unicode-range: U+0370-03FF;' : ''
  return `@font-face { font-family: Commissioner; font-weight: 100 900; ${range} src: url(data:font/woff2;base64,${font}) format('woff2'); }\n`
}

export function pageHeaders(publicUrl: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    'font-src data:',
    `script-src ${hashOf(submits)}`,
    // A form may only lead where the policy says, and so may the redirects that answer it.
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy.join('; '),
  }
}

/** The form works without scripts and posts to its own address. */
export function choicePage(
  lang: Language,
  { path, amount, description }: { path: string; amount: Cents; description: string },
): string {
  const words = texts[lang]
  const button = (outcome: 'approve' | 'decline' | 'abandon' | 'late') =>
    `<button class="${outcome}" name="outcome" value="${outcome}">${words[outcome]}</button>`
  return document(
    lang,
    words.title,
    `<h1>${words.title}</h1>
    <dl>
      <div><dt>${words.amount}</dt><dd class="amount">${formatMoney(amount)}</dd></div>
      <div><dt>${words.order}</dt><dd>${escaped(description)}</dd></div>
    </dl>
    <form method="post" action="${escaped(path)}">
      <h2>${words.choose}</h2>
      ${button('approve')}
      ${button('decline')}
      ${button('abandon')}
      ${button('late')}
    </form>`,
  )
}

/** The payment was approved, and this browser does not return to the shop. */
export function approvedPage(lang: Language): string {
  const { approved, lateText } = texts[lang]
  return document(lang, approved, `<h1>${approved}</h1>\n    <p>${lateText}</p>`)
}

export function overPage(lang: Language, over: Over, back: string): string {
  const words = texts[lang]
  return document(
    lang,
    words[over],
    `<h1>${words[over]}</h1>\n    <p><a href="${escaped(back)}">${words.back}</a></p>`,
  )
}

export function postingPage(
  lang: Language,
  url: string,
  fields: Readonly<Record<string, string>>,
): string {
  const { returning, back } = texts[lang]
  const form = postingForm(url, fields, back)
  return document(
    lang,
    returning,
    `<h1>${returning}</h1>\n    ${form}\n    <script>${submits}</script>`,
  )
}

export function notFoundPage(): string {
  return document(
    'el',
    'Δεν βρέθηκε · Not found',
    `<h1>Η πληρωμή δεν βρέθηκε</h1>\n    <p lang="en">There is no such payment.</p>`,
  )
}

const note = {
  el: 'Δοκιμαστική σελίδα: δεν χρεώνεται καμία κάρτα.',
  en: 'Test page: no card is charged.',
}

function document(lang: Language, title: string, body: string): string {
  return sandboxDocument({ lang, title, css, note, body: { html: body } })
}
