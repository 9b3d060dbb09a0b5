import type { Catalogue } from '#shop/catalogue.ts'
import { formatDate } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { formatMoney, shortMoney } from '#shop/money.ts'
import { addDays, athensDate } from '#shop/schedule/schedule.ts'
import { type MailWords, type Say, sayIn, type Values } from './content.ts'
import { greeting } from './greeting.ts'
import type { MailBlock, MailGroup } from './mail-document.ts'
import { dayOn, momentOn } from './on-day.ts'

const who = { el: 'Μαρία', en: 'Maria' }

/** Whatever any mail can ask for, of nobody: what a preview shows. `now`: epoch milliseconds. */
export function sampleWords(catalogue: Catalogue, lang: Language, now: number): MailWords {
  const say = sayIn(catalogue, lang)
  const plain = plainValues(catalogue, lang, now)
  const values: Values = {
    ...plain,
    greeting: greeting(who[lang], lang, say),
    confirmed: say('confirmedPaid', plain),
    where: say('atDoor', plain),
    until: say('untilBoth', plain),
    retry: say('retryUntil', plain),
    coming: say('coming', plain),
    next: say('comingNext', plain),
    comingToday: say('comingToday', plain),
    today: say('broughtToday', plain),
    cancelled: say('cancelledOrder', plain),
    because: say('hadTo', { what: say('wholeOrder') }),
    refundLine: say('refundComing', plain),
    refundShort: say('refundShort', plain),
    couponLine: say('couponReturned', plain),
    passwordNote: say('passwordKept'),
    whatChanged: say('changedDay'),
    reason: say('asked', { what: say('wholeOrder') }),
  }
  const shopValues = { shop: catalogue.brand.name[lang], phone: catalogue.legalEntity.phone }
  return {
    values: { ...values, ...shopValues },
    blocks: sampleBlocks(catalogue, lang, say, plain),
  }
}

function plainValues(
  { legalEntity }: Catalogue,
  lang: Language,
  now: number,
): Values & { readonly onDay: string; readonly delivery: string } {
  const tomorrow = addDays(athensDate(now), 1)
  const hour = 3_600_000
  const hours = '12:00 – 15:00'
  return {
    orderNumber: '10482',
    orderId: 'sample',
    token: 'sample',
    track: 'sample',
    between: '13:10 – 13:40',
    firstName: who[lang],
    onDay: dayOn(tomorrow, lang),
    delivery: `${formatDate(tomorrow, lang, 'long')}, ${hours}`,
    hours,
    address: legalEntity.address[lang],
    changeUntil: momentOn(now + 5 * hour, lang),
    cancelUntil: momentOn(now + 9 * hour, lang),
    changeHours: '24',
    cancelHours: '12',
    changedAt: momentOn(now, lang),
    expiresAt: '18:30',
    iban: 'GR16 0110 1250 0000 0001 2300 695',
    holder: legalEntity.legalName[lang],
    due: formatMoney(2340),
    refund: formatMoney(1250),
    gift: shortMoney(500),
    couponCode: 'DORO-DPDU8TXJ',
    minimum: formatMoney(3000),
    count: '3',
    provider: 'Google',
    newEmail: 'maria@example.com',
    postcode: '106 72',
  }
}

function sampleBlocks(
  { meals }: Catalogue,
  lang: Language,
  say: Say,
  plain: Values & { readonly onDay: string; readonly delivery: string },
): Record<string, MailBlock> {
  const dishes = meals.filter(({ type }) => type === 'main-meal').slice(0, 3)
  const rows = dishes.map(({ slug, name, builds }, at) => {
    const amount = at === 0 ? 2 : 1
    return {
      slug,
      what: `${amount} × ${name[lang]}`,
      detail: '',
      cents: (builds[0]?.price ?? 0) * amount,
    }
  })
  const total = formatMoney(rows.reduce((sum, { cents }) => sum + cents, 0))
  const listed = (isPriced: boolean): MailGroup['rows'] =>
    rows.map(({ cents, ...row }) => ({ ...row, price: isPriced ? formatMoney(cents) : '' }))
  const until = formatDate('2027-01-01', lang, 'long')
  return {
    total: {
      kind: 'panel',
      label: say('total'),
      amount: total,
      notes: [say('deliveryOn', plain)],
    },
    deliveryList: {
      kind: 'list',
      groups: [
        { title: plain.delivery, notes: [say('brings', plain)], rows: listed(true) },
        {
          title: '',
          notes: [],
          rows: [{ what: say('total'), detail: '', price: total, isTotal: true }],
        },
      ],
    },
    changedDelivery: {
      kind: 'list',
      groups: [
        {
          title: plain.delivery,
          notes: [say('changedFrom', { before: plain.onDay })],
          rows: listed(false),
        },
      ],
    },
    changeList: {
      kind: 'list',
      groups: [
        {
          title: say('consentList'),
          notes: [],
          rows: rows
            .slice(0, 1)
            .map(({ what }) => ({ what, detail: say('consentOffDay'), price: '' })),
        },
      ],
    },
    mealList: { kind: 'list', groups: [{ title: '', notes: [], rows: listed(false) }] },
    coupon: {
      kind: 'ticket',
      worth: shortMoney(500),
      off: say('couponOff'),
      label: say('couponLabel'),
      code: 'DORO-DPDU8TXJ',
      rules: [say('couponFrom', plain), say('couponUntil', { until })],
    },
  }
}
