import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#shop/catalogue.ts'
import { type Language, languages } from '#shop/language.ts'
import { languageOf } from '../calls/envelope.ts'
import type { Config } from '../config/config.ts'
import { html as markup } from '../outside/markup.ts'
import { isWord, type Marked } from '../pictures/mark.ts'
import type { RunningShop } from '../running-shop.ts'
import { deskLogoStyle } from './brand-style.ts'

/** The one page of the staff room and its files. */
export type DeskPages = {
  readonly html: () => Promise<string>
  /** null while Vite serves the files itself. */
  readonly folder: string | null
}

const aYear = 60 * 60 * 24 * 365
/** The staff room copies texts and opens the camera for labels; it uses nothing else of the device. */
const permissions =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)'

/**
 * The staff room under /desk: one page that answers each of its addresses, told the language, the
 * shop's name and the account of the calls, and files that never change under their names. No search engine lists it, no
 * frame shows it, and no other site hears its addresses, which may hold the secret of an invitation.
 */
export async function deskPage(
  app: FastifyInstance,
  { config, catalogue }: Pick<RunningShop, 'config' | 'catalogue'>,
  { html, folder }: DeskPages,
): Promise<void> {
  if (folder) await app.register(staticFiles, filesIn(folder))
  const built = folder ? await html() : null
  const policy = built === null ? null : policyFor(built, config)

  if (folder)
    // It opens all of the room, not only what lies below it, and a new one is taken at once.
    app.get('/desk/worker.js', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('service-worker-allowed', '/desk')
        .type('text/javascript; charset=utf-8')
        .send(await readFile(join(folder, 'worker.js'), 'utf8')),
    )
  // A file of an older build is gone.
  app.get('/desk/assets/*', (_request, reply) => reply.callNotFound())
  for (const path of ['/desk', '/desk/*'])
    app.get(path, async (request, reply) => {
      if (policy) reply.header('content-security-policy', policy)
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Cookie')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-opener-policy', 'same-origin')
        .header('permissions-policy', permissions)
      const page = tellPage(built ?? (await html()), languageOf(request), config, catalogue())
      return reply.type('text/html; charset=utf-8').send(page)
    })
}

type Told = Marked & Pick<Catalogue, 'languages' | 'codes' | 'pass'>

/** The language, the account of the calls, the shop's name in each language, those of its portions, whether it is still closed, and the style of a logo that is that name. */
function tellPage(page: string, lang: Language, { api }: Config, marked: Told): string {
  const { name } = marked.brand
  const portions = marked.codes.portions.map(({ code, short, name }) => [code, short ?? name])
  const portionNames = ` data-portions="${escaped(JSON.stringify(Object.fromEntries(portions)))}"`
  const spoken = ` data-languages="${marked.languages.join(' ')}"`
  const names = languages.map(each => ` data-shop-${each}="${escaped(name[each])}"`).join('')
  const closed = marked.pass ? ' data-closed' : ''
  const style = isWord(marked) ? `<style>${deskLogoStyle}</style>` : ''
  return page
    .replace('<html lang="el"', `<html lang="${lang}"`)
    .replace(
      'data-account=""',
      () =>
        `data-account="${encodeURIComponent(api.account)}"${names}${spoken}${portionNames}${closed}`,
    )
    .replace('<title></title>', () => `<title>${escaped(name[lang])}</title>${style}`)
}

function escaped(text: string): string {
  return markup`${text}`.html
}

function filesIn(folder: string) {
  return {
    root: join(folder, 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    index: false as const,
    cacheControl: false,
    setHeaders: (response: { header(name: string, value: string): void }) =>
      response.header('cache-control', `public, max-age=${aYear}, immutable`),
  }
}

/** The page's own inline script and style, by their hashes, and the files of this server; nothing else. */
function policyFor(html: string, { map }: Pick<Config, 'map'>): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
    hashOf(text),
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    `style-src 'self' ${hashOf(deskLogoStyle)}`,
    `img-src 'self' data: blob:${map ? ` ${new URL(map.tiles).origin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    // What a customer would see of a draft.
    "frame-src 'self'",
    // Of the shop's devices.
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
