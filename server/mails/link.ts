import { randomBytes } from 'node:crypto'
import { tokenHashOf } from '../calls/token.ts'
import { keepMailLink, type LinkPurpose } from '../db/mail-links.ts'
import type { ClaimedMail, MailCode } from '../db/mails.ts'
import type { RunningShop } from '../running-shop.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** The mails whose button carries a secret: its purpose and lifetime in milliseconds. */
const links: { readonly [Code in MailCode]?: { purpose: LinkPurpose; lifetime: number } } = {
  'password-reset': { purpose: 'password-reset', lifetime: hour },
  // A customer who follows the button has read the mail and so owns the mailbox.
  welcome: { purpose: 'email-verify', lifetime: 30 * day },
  'email-verify': { purpose: 'email-verify', lifetime: 7 * day },
}

/** Adds the link's secret at the moment of sending; the database keeps only its hash. */
export async function addLink(
  { db, now }: RunningShop,
  mail: ClaimedMail,
  customerId: string,
): Promise<ClaimedMail> {
  const link = links[mail.code]
  if (!link) return mail
  const token = randomBytes(32).toString('base64url')
  await keepMailLink(db, {
    tokenHash: tokenHashOf(token),
    purpose: link.purpose,
    customerId,
    now: now(),
    expiresAt: now() + link.lifetime,
  })
  return { ...mail, data: { ...mail.data, token } }
}
