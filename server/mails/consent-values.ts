import { formatDate } from '#shop/format.ts'
import type { TouchedLine } from '#shop/publishing/sold-line.ts'
import type { MailWords } from './content.ts'
import { type Needless, type OrderFacts, orderWords } from './facts.ts'
import type { MailRow } from './mail-document.ts'

/** Asks a customer what becomes of dishes that the shop changes after they bought them. */
export function orderConsent(facts: OrderFacts): MailWords | Needless {
  const { mail, order, say } = facts
  const { token, lines } = mail.data
  if (typeof token !== 'string') return { needless: 'there is nothing to choose any more' }
  if (order.status !== 'opened') return { needless: `the order is ${order.status}` }
  const asked = Array.isArray(lines) ? (lines as TouchedLine[]) : []
  return {
    values: { ...orderWords(facts), token },
    blocks: {
      changeList: {
        kind: 'list',
        groups: [{ title: say('consentList'), notes: [], rows: asked.map(one => row(one, facts)) }],
      },
    },
  }
}

function row({ name, amount, date, reason, gains }: TouchedLine, facts: OrderFacts): MailRow {
  const { lang, catalogue, say } = facts
  const names = new Map(catalogue.codes.allergens.map(({ code, name }) => [code, name[lang]]))
  const allergens = gains.map(code => names.get(code) ?? code).join(', ')
  const why = say(reasons[reason], { allergens })
  return {
    what: `${amount} × ${name[lang]}`,
    detail: `${formatDate(date, lang, 'long')} · ${why}`,
    price: '',
  }
}

const reasons = {
  allergen: 'consentAllergen',
  'not-sold': 'consentNotSold',
  'off-day': 'consentOffDay',
  closed: 'consentClosed',
  window: 'consentWindow',
  spot: 'consentSpot',
  area: 'consentArea',
  'day-limit': 'consentDayLimit',
  'window-limit': 'consentWindowLimit',
  'dish-limit': 'consentDishLimit',
} as const
