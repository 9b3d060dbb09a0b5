import { readFailedMails } from '../db/mail/listed-mails.ts'
import type { ShopEvent } from '../db/shop/shop-events.ts'
import type { RunningShop } from '../running-shop.ts'
import type { MailRow } from './mail-document.ts'
import type { StaffFacts, StaffNews } from './staff-news.ts'
import { staffWord } from './staff-words.ts'

type FailedMails = Awaited<ReturnType<typeof readFailedMails>>

/** Mails that failed, webhooks that are paused, fiscal documents that are not issued. */
export async function staffTrouble(
  { db }: RunningShop,
  { events, lang, more }: StaffFacts,
): Promise<StaffNews | null> {
  const failed = await readFailedMails(
    db,
    events.flatMap(({ data }) => (typeof data.mail === 'string' ? [data.mail] : [])),
  )
  const rows = events.flatMap(event => rowOf(event, failed, lang))
  const [first] = rows
  if (!first) return null
  const count = rows.length + more
  return {
    subject: count === 1 ? first.what : staffWord('troubles', lang, { count }),
    page: '',
    preheader: first.detail,
    blocks: [{ kind: 'list', groups: [{ title: '', notes: [], rows }] }],
  }
}

function rowOf(
  { type, data }: ShopEvent,
  failed: FailedMails,
  lang: StaffFacts['lang'],
): MailRow[] {
  const values = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, String(value)]),
  )
  const row = (what: string, detail: string) => [{ what, detail, price: '' }]
  if (type === 'mail.failed') {
    const { number = null, error = null } = failed.get(values.mail ?? '') ?? {}
    const message = error ?? ''
    const detail = number ? staffWord('ofOrder', lang, { number, error: message }) : message
    return row(staffWord('mailFailed', lang, values), detail)
  }
  if (type === 'webhook.paused') {
    const why = staffWord(data.gone === true ? 'webhookGone' : 'webhookSilent', lang)
    return row(
      staffWord('webhookPaused', lang, values),
      `${why} ${staffWord('webhookHow', lang, values)}`,
    )
  }
  if (type === 'document.trouble')
    return row(staffWord('documentFails', lang, values), staffWord('keepsTrying', lang))
  return []
}
