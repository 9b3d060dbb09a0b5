import type { Coupon } from '#shop/coupon/coupon.ts'
import { formatDate } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { formatMoney, shortMoney } from '#shop/money.ts'
import type { MailWords, Say } from './content.ts'
import type { MailFacts, Needless } from './facts.ts'

/** Where the shop gives nothing: the mail that confirms its address. */
export function welcomePlain({ mail }: MailFacts): MailWords {
  const { token } = mail.data
  return { values: { token: typeof token === 'string' ? token : '' } }
}

export function welcome({ gift, lang, mail, say }: MailFacts): MailWords | Needless {
  if (!gift) return { needless: 'the gift is gone' }
  const worth = 'amount' in gift.benefit ? shortMoney(gift.benefit.amount) : gift.name[lang]
  const { token } = mail.data
  return {
    values: {
      gift: worth,
      token: typeof token === 'string' ? token : '',
    },
    blocks: {
      coupon: {
        kind: 'ticket',
        worth,
        off: say('couponOff'),
        label: say('couponLabel'),
        code: gift.code,
        rules: couponRules(gift, lang, say),
      },
    },
  }
}

export function region({ mail }: MailFacts): MailWords | Needless {
  const { token, postcode } = mail.data
  if (typeof token !== 'string' || typeof postcode !== 'string')
    return { needless: 'the link is gone' }
  return { values: { token, postcode: postcode.replace(/^(\d{3})(\d{2})$/, '$1 $2') } }
}

function couponRules(
  { minSubtotal, until, oncePerDoor, needsProof }: Coupon,
  lang: Language,
  say: Say,
): string[] {
  const minimum = formatMoney(minSubtotal)
  return [
    minSubtotal > 0 ? say('couponFrom', { minimum }) : say('couponAnyOrder'),
    until ? say('couponUntil', { until: formatDate(until, lang, 'long') }) : '',
    oncePerDoor && needsProof ? say('couponOncePerDoor') : '',
  ].filter(Boolean)
}
