import { randomBytes } from 'node:crypto'
import { tokenHashOf } from '../calls/token.ts'
import { keepMailLink, type LinkPurpose } from '../db/mail-links.ts'
import type { ClaimedMail, MailCode } from '../db/mails.ts'
import type { RunningShop } from '../running-shop.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** The mails whose button carries a secret: what it opens and for how long (milliseconds). */
const links: { readonly [Code in MailCode]?: { purpose: LinkPurpose; lifetime: number } } = {
  'password-reset': { purpose: 'password-reset', lifetime: hour },
  // Whoever follows the button has read the mail: the mailbox is theirs.
  welcome: { purpose: 'email-verify', lifetime: 30 * day },
  'email-verify': { purpose: 'email-verify', lifetime: 7 * day },
}

/**
 * A mail with the secret of its link, made in the moment of sending: nowhere but in the mail itself
 * can it be read, only its hash is kept.
 */
export async function withLink(
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
