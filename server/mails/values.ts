import { formatMoment } from '#shop/format.ts'
import { isOrderMail, type MailCode, type OrderMailCode } from '../db/mail/mail-codes.ts'
import { type MailWords, sayIn } from './content.ts'
import type { MailFacts, Needless } from './facts.ts'
import { greeting } from './greeting.ts'
import { orderMails } from './order-values.ts'
import { region, welcome, welcomePlain } from './welcome-values.ts'

/** Milliseconds (reading: Accounts). */
const resetLifetime = 60 * 60_000

export function mailWords(code: MailCode, given: Omit<MailFacts, 'say'>): MailWords | Needless {
  const { name, lang, catalogue } = given
  const { brand, legalEntity } = catalogue
  const say = sayIn(catalogue, lang)
  const words = wordsOf(code, { ...given, say })
  if ('needless' in words) return words
  const shopValues = {
    shop: brand.name[lang],
    greeting: greeting(name, lang, say),
    phone: legalEntity.phone,
  }
  return { ...words, values: { ...shopValues, ...words.values } }
}

function wordsOf(code: MailCode, facts: MailFacts): MailWords | Needless {
  if (!isOrderMail(code)) return otherMails[code](facts)
  const { order } = facts
  return order ? orderMails[code]({ ...facts, order }) : { needless: 'the order is gone' }
}

type Words = (facts: MailFacts) => MailWords | Needless

const otherMails: Readonly<Record<Exclude<MailCode, OrderMailCode>, Words>> = {
  welcome,
  'welcome-plain': welcomePlain,
  'password-reset': passwordReset,
  'email-verify': emailVerify,
  'login-linked': loginLinked,
  'password-changed': passwordChanged,
  'login-tries': () => ({ values: {} }),
  'email-change': emailVerify,
  'email-change-asked': emailToldToOld,
  'email-changed': emailToldToOld,
  // The customer's data is gone: the texts need nothing of it.
  'account-deleted': () => ({ values: {} }),
  'region-confirm': region,
  'region-open': region,
}

function passwordReset({ mail, now }: MailFacts): MailWords | Needless {
  const { token } = mail.data
  if (typeof token !== 'string' || token === '') return { needless: 'the link is gone' }
  if (now - mail.createdAt.getTime() > resetLifetime) return { needless: 'the link has expired' }
  return { values: { token } }
}

function passwordChanged({ mail, lang }: MailFacts): MailWords {
  return { values: { changedAt: formatMoment(mail.createdAt.getTime(), lang) } }
}

function emailVerify({ mail }: MailFacts): MailWords | Needless {
  const { token } = mail.data
  return typeof token === 'string' && token !== ''
    ? { values: { token } }
    : { needless: 'the link is gone' }
}

function emailToldToOld({ mail }: MailFacts): MailWords {
  return { values: { newEmail: String(mail.data.newEmail) } }
}

function loginLinked({ mail, say }: MailFacts): MailWords {
  const { provider, passwordEnded } = mail.data
  return {
    values: {
      provider: provider === 'facebook' ? 'Facebook' : 'Google',
      passwordNote: say(passwordEnded === true ? 'passwordEnded' : 'passwordKept'),
    },
  }
}
