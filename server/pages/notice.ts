import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '#shop/catalogue.ts'
import type { Language } from '#shop/language.ts'
import { refusalStatus } from '#shop/refusal/refusal.ts'
import type { Texts } from '#shop/shop-data/texts.ts'
import { customerLanguage } from '../calls/envelope.ts'
import { html } from '../outside/markup.ts'
import { isWord, type Marked } from '../pictures/mark.ts'

const css = readFileSync(new URL('./opening-page.css', import.meta.url), 'utf8')

type Notice = keyof Texts['notices']
type Shown = Pick<Catalogue, 'texts' | 'languages'> & Marked

const policy = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ')

/** Whether a person's browser asks, and not a script of a page or a program. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** Refuses with a small page in the visitor's language, which costs nothing to make. */
export function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  notice: Notice,
  catalogue: Shown,
  seconds = 0,
): FastifyReply {
  const lang = customerLanguage(request, catalogue.languages)
  return reply
    .code(refusalStatus[notice])
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(noticeHtml(catalogue, notice, lang, seconds))
}

/** The small page itself. */
export function noticeHtml(
  catalogue: Shown,
  notice: Notice,
  lang: Language,
  seconds: number,
): string {
  const { brand, texts } = catalogue
  const { title, text, link } = texts.notices[notice]
  // An empty address is the page itself.
  const to = notice === 'too-many-requests' ? '' : '/'
  const page = html`<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title[lang]} · ${brand.name[lang]}</title>
  <style>${{ html: css }}</style>
</head>
<body>
  <main>
    <img class="${isWord(catalogue) ? 'mark word' : 'mark'}" src="/logo-mark.svg" alt="">
    <h1>${title[lang]}</h1>
    <p>${text[lang].replace('{{seconds}}', String(seconds))}</p>
    <p><a class="button" href="${to}">${link[lang]}</a></p>
  </main>
</body>
</html>
`
  return page.html
}
