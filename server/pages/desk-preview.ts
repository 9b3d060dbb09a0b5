import type { Catalogue } from '#shop/catalogue.ts'
import { lackText } from '#shop/lack/lack-text.ts'
import type { Language } from '#shop/language.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { catalogueFrom } from '../catalogue/memory.ts'
import type { MailCode } from '../db/mail/mail-codes.ts'
import { releaseChanges } from '../db/release/changes.ts'
import { pieceOf, withPieces } from '../folder/pieces.ts'
import { rowsOf } from '../folder/rows.ts'
import { readStored } from '../folder/store.ts'
import { mailDocument } from '../mails/content.ts'
import { mailHtml } from '../mails/html.ts'
import { mailPlace } from '../mails/place.ts'
import { sampleWords } from '../mails/samples.ts'
import { html } from '../outside/markup.ts'
import { lookAt } from '../releases/draft-look.ts'
import { namesIn } from '../releases/names.ts'
import type { RunningShop } from '../running-shop.ts'
import { noticeHtml } from './notice.ts'
import type { Pages } from './pages.ts'
import { type PageCall, renderer } from './rendering.ts'
import { pageReader } from './requested-page.ts'

export type PreviewParts = {
  readonly shop: RunningShop
  readonly pages: Pages | null
  readonly call: PageCall
}

type Asked = Piece & {
  readonly lang: Language
  /** "/contact-us", "card:/menu", "mail:welcome", "notice:too-many-requests". */
  readonly of: string
  readonly releaseId: string
  /** As JSON. */
  readonly value: string
}

/** The page, card or mail with what is being written; null: there is no such page. */
export async function previewOf(
  { shop, pages, call }: PreviewParts,
  asked: Asked,
): Promise<string | null> {
  const { lang, of } = asked
  const wanted = await catalogueWith(shop, asked)
  if ('problems' in wanted) return sentences(lang, wanted.problems)
  const { catalogue } = wanted
  const [kind, name = ''] = /^\w+:/.test(of) ? of.split(/:(.*)/, 2) : ['page', of]
  if (kind === 'mail') return mailOf(shop, catalogue, name as MailCode, lang)
  if (kind === 'notice') return noticeHtml(catalogue, name as 'hook-not-found', lang, 30)
  if (!pages) return null
  const build = await pages.build()
  const page = pageReader(build)(new URL(name, shop.config.publicUrl))
  if ('leadsTo' in page) return null
  const drawn = { ...shop, catalogue: () => catalogue }
  const render = renderer(build, { shop: drawn, call, built: pages.keep })
  const { body } = await render(page, lang)
  const whole = String(body.identity).replace(/<script\b[\s\S]*?<\/script>/g, '')
  return kind === 'card' ? cardIn(whole, asked.piece) : whole
}

/** The shop as it would be with the release's other changes and with this one. */
async function catalogueWith(
  shop: RunningShop,
  { releaseId, kind, piece, value, lang }: Asked,
): Promise<{ catalogue: Catalogue } | { problems: string[] }> {
  const wanted = parsed(value)
  if (wanted === undefined) return { problems: ['?'] }
  const { shop: stored } = await readStored(shop.db)
  const changes = releaseId ? await releaseChanges(shop.db, releaseId) : []
  const before = lookAt(stored, changes).wanted
  const drafted = withPieces(before, [{ kind, piece, value: wanted }])
  const isRead = wanted === null || pieceOf(drafted.shop, { kind, piece }) !== null
  if (drafted.problems.length > 0 || !isRead) return { problems: troublesSaid(drafted, lang) }
  const { version, paymentTypes } = shop.catalogue()
  const rows = { ...rowsOf(drafted.shop).catalogue, version }
  return { catalogue: { ...catalogueFrom(rows), paymentTypes } }
}

/** Each once: the form beside it says at which fields. */
function troublesSaid({ shop, problems }: ReturnType<typeof withPieces>, lang: Language): string[] {
  const names = namesIn(shop, problems)
  return [...new Set(problems.map(({ lack }) => lackText(lack, lang, names)))]
}

function parsed(value: string): Json {
  try {
    return JSON.parse(value) as Json
  } catch {
    return undefined
  }
}

function mailOf(
  shop: RunningShop,
  catalogue: Catalogue,
  code: MailCode,
  lang: Language,
): string | null {
  if (catalogue.texts.emails.items.every(item => item.code !== code)) return null
  const words = sampleWords(catalogue, lang, shop.now())
  const place = mailPlace({ ...shop, catalogue: () => catalogue })
  const document = mailDocument(code, lang, words, place)
  const head = html`<p style="margin:0;padding:12px 16px;font:15px/1.5 system-ui;background:#efe5d2;color:#1f2a24"><b>${document.subject}</b><br>${document.preheader}</p>`
  return mailHtml(document).replace(/(<body[^>]*>)/, `$1${head.html}`)
}

/** Of the menu's page the one card of a dish, in the width that it has on a phone. */
function cardIn(page: string, slug: string): string | null {
  const card = page
    .split(/(?=<article\b)/)
    .find(part => part.startsWith('<article') && part.includes(`/product/${slug}"`))
  const end = card?.indexOf('</article>') ?? -1
  if (!card || end < 0) return null
  const main = `<main style="max-width:22rem;margin:1rem auto;padding:0 1rem">${card.slice(0, end)}</article></main>`
  return page.replace(/(<body[^>]*>)[\s\S]*<\/body>/, (_, body: string) => `${body}${main}</body>`)
}

export function sentences(lang: Language, lines: readonly string[]): string {
  return html`<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>–</title><body style="font:16px/1.6 system-ui;margin:1.5rem;color-scheme:light dark">${lines.map(line => html`<p>${line}</p>`)}</body></html>`
    .html
}
