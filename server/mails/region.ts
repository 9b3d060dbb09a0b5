import { randomBytes } from 'node:crypto'
import { tokenHashOf } from '../calls/token.ts'
import { keepRegionToken } from '../db/customer/region-interests.ts'
import type { MailCode } from '../db/mail/mail-codes.ts'
import type { ClaimedMail } from '../db/mail/sending.ts'
import type { RunningShop } from '../running-shop.ts'
import { mailDocument } from './content.ts'
import { mailHtml } from './html.ts'
import { mailPlace } from './place.ts'
import { mailText } from './text.ts'
import { unsubscribeUrl } from './unsubscribe-routes.ts'
import { mailWords } from './values.ts'

/** A mail to an e-mail without an account, with a link that ends these mails. */
export async function makeRegionMessage(
  shop: RunningShop,
  mail: ClaimedMail & { readonly code: MailCode },
  interestId: string,
) {
  const { code } = mail
  const { db, config, now, catalogue } = shop
  const token = randomBytes(32).toString('base64url')
  const interest = await keepRegionToken(db, interestId, tokenHashOf(token))
  if (!interest) return { needless: 'they do not want it any more' }
  const { email, lang, postcode } = interest
  const words = mailWords(code, {
    mail: { ...mail, data: { token, postcode } },
    name: '',
    lang,
    order: null,
    gift: null,
    catalogue: catalogue(),
    now: now(),
  })
  if ('needless' in words) return words
  const document = mailDocument(code, lang, words, mailPlace(shop))
  return {
    to: { name: '', address: email },
    lang,
    subject: document.subject,
    html: mailHtml(document),
    text: mailText(document),
    unsubscribeUrl: unsubscribeUrl(config.publicUrl, 'region-interest', token),
  }
}
