import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatDateTime } from '#shop/format.ts'
import type { ListedMail } from '../../db/mail/listed-mails.ts'
import { html, type Markup } from '../markup.ts'
import { sandboxDocument } from '../sandbox-document.ts'
import type { ReadMail } from './eml.ts'

const css = readFileSync(new URL('./sandbox-mail.css', import.meta.url), 'utf8')
const cssHash = createHash('sha256').update(css).digest('base64')

const note = {
  el: 'Δοκιμαστική σελίδα: κανένα μήνυμα δεν φεύγει από εδώ, και όλοι τα βλέπουν όλα.',
  en: 'Test page: no mail leaves, and everybody can read them all.',
}

const common = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

export const pageHeaders = {
  ...common,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${cssHash}'; frame-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
}

/** The framed mail loads the shop's pictures alone, runs no script and has no origin; a link may leave its frame. */
export const frameHeaders = (origins: readonly string[]) => ({
  ...common,
  'content-security-policy': `default-src 'none'; img-src ${origins.join(' ')}; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation`,
})

export function listPage(
  rows: readonly { readonly mail: ListedMail; readonly subject: string }[],
): string {
  const list = html`<table>
<thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Kind</th><th scope="col">Status</th></tr></thead>
<tbody>${rows.map(({ mail, subject }) => row(mail, subject))}</tbody>
</table>`
  return document(
    'Mails',
    html`<h1>Mails</h1>
${rows.length > 0 ? list : html`<p>No mail yet. <span lang="el">Κανένα μήνυμα ακόμη.</span></p>`}`,
  )
}

/** One mail: its look, its plain text and its headers. `written` null: it was not sent yet. */
export function mailPage(mail: ListedMail, written: ReadMail | null): string {
  const title = written?.subject ?? mail.code
  const body = written
    ? html`<iframe src="/sandbox/mail/${mail.id}/html" sandbox="allow-top-navigation-by-user-activation" title="The mail as it looks"></iframe>
<h2>Plain text</h2>
<pre>${written.text}</pre>
<h2>Headers</h2>
<table class="headers"><tbody>${written.headers.map(
        ({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
      )}</tbody></table>`
    : html`<p>Nothing was sent so far. <span lang="el">Δεν στάλθηκε κάτι ακόμη.</span></p>`
  return document(
    title,
    html`<p><a href="/sandbox/mail">All mails</a></p>
<h1>${title}</h1>
<p>${person(mail)} · ${mail.code} · ${status(mail)}</p>
${body}`,
  )
}

export function notFoundPage(): string {
  return document('Not found', html`<h1>There is no such mail</h1>`)
}

function row(mail: ListedMail, subject: string): Markup {
  return html`<tr><td>${formatDateTime(mail.createdAt.toISOString(), 'en')}</td><td>${person(mail)}</td><td><a href="/sandbox/mail/${mail.id}">${subject || mail.code}</a></td><td>${mail.code}</td><td>${status(mail)}</td></tr>
`
}

function person({ name, email, phone }: ListedMail): string {
  if (phone) return `${name} ${phone}`
  return email ? `${name} <${email}>` : '—'
}

function status({ status, tries, error }: ListedMail): string {
  return [status, tries > 1 ? `${tries} tries` : '', error ?? ''].filter(Boolean).join(', ')
}

function document(title: string, body: Markup): string {
  return sandboxDocument({ lang: 'en', title, css, note, body })
}
