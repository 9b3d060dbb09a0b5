import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { languages } from '#shop/language.ts'
import { mayCallFrom } from '#shop/people/device.ts'
import { deskRefusalText } from '#shop/people/refusal-text.ts'
import { pieceKinds } from '#shop/publishing/release.ts'
import { staffOf } from '../db/staff/staff-sessions.ts'
import { type PreviewParts, previewOf, sentences } from '../pages/desk-preview.ts'
import { hashesWith } from '../people/desk-cookie.ts'
import type { RunningShop } from '../running-shop.ts'
import { tooManyFrom } from './rate-limits.ts'

/** Bytes of a form: the longest text of a shop, written as a form writes Greek. */
const bodyLimit = 1024 * 1024

const form = z.object({
  secret: z.string(),
  lang: z.enum(languages),
  /** "/contact-us", "card:/menu", "mail:welcome", "notice:too-many-requests". */
  of: z.string().check(z.regex(/^((card:)?\/[\w/-]{0,100}|(mail|notice):[\w-]{1,60})$/)),
  releaseId: z._default(z.string(), ''),
  kind: z.enum(pieceKinds),
  piece: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  value: z.string(),
})
type Asked = z.infer<typeof form>

/**
 * What a customer would see of a draft: a page of the shop, a card or a mail, made by what makes the
 * real ones, with what somebody is typing in its place. Nothing is kept of it. It is a form's answer in
 * a frame, because a mail's styles stand in its elements, which the staff room's own page allows none.
 */
export async function deskPreviewRoute(app: FastifyInstance, parts: PreviewParts): Promise<void> {
  const { shop } = parts
  const tooMany = tooManyFrom(app, shop, 'desk')
  await app.register(async inner => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    inner.post('/api/desk/preview', { bodyLimit }, async (request, reply) => {
      const answer = headed(reply, shop)
      const asked = z.safeParse(form, request.body)
      if (!asked.success) return answer(400, sentences('en', ['?']))
      const wait = await tooMany.calls(request)
      if (wait !== null) return answer(429, sentences(asked.data.lang, [`${wait} s`]))
      const no = await refused(shop, request, asked.data)
      if (no) return answer(403, sentences(asked.data.lang, [no]))
      const page = await previewOf(parts, asked.data)
      return page ? answer(200, page) : answer(404, sentences(asked.data.lang, ['404']))
    })
  })
}

/** Shown by the staff room's own page alone, where no script runs and nothing can be pressed. */
function headed(reply: FastifyReply, { config }: RunningShop) {
  const files = config.filesUrl ? ` ${new URL(config.filesUrl).origin}` : ''
  const policy = [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${files}`,
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ')
  return (code: number, page: string) =>
    reply
      .code(code)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(page)
}

/** The secret in the form proves the tab: no other site knows it. */
async function refused(
  shop: RunningShop,
  request: FastifyRequest,
  { secret, lang }: Asked,
): Promise<string | null> {
  const hashes = hashesWith(request, secret)
  const session = hashes && (await staffOf(shop.db, hashes, shop.now()))
  if (!session) return deskRefusalText['staff-logged-out'][lang]
  return mayCallFrom(session.device, session.staff.roles, 'draft-write')
    ? null
    : deskRefusalText['role-not-allowed'][lang]
}
