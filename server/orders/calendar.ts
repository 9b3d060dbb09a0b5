import { addressLine, type ShippingAddress } from '#shop/address/address.ts'
import type { SpotKind } from '#shop/address/spot.ts'
import { keepsItsDay } from '#shop/delivery-life.ts'
import type { Language, Text } from '#shop/language.ts'
import type { OrderDelivery } from '#shop/order/order.ts'
import { athensInstant } from '#shop/schedule/schedule.ts'

type CalendarOrder = {
  readonly number: number
  readonly spot: { readonly kind: SpotKind; readonly name: Text }
  readonly address: ShippingAddress
  readonly deliveries: readonly OrderDelivery[]
}

export type CalendarFacts = {
  readonly lang: Language
  readonly shop: string
  /** Part of the events' ids, such as "gastra.gr". */
  readonly domain: string
  readonly url: string
  /** Grows with every change of the order, so that calendars take the newer version. */
  readonly sequence: number
  /** Epoch milliseconds. */
  readonly changedAt: number
}

const words = {
  el: { delivery: 'Παράδοση', takeaway: 'Παραλαβή', order: 'παραγγελία' },
  en: { delivery: 'Delivery', takeaway: 'Pick-up', order: 'order' },
} as const

/** The deliveries that keep their day as an iCalendar file (RFC 5545). */
export function calendarOf(order: CalendarOrder, facts: CalendarFacts): string {
  const shown = order.deliveries.filter(keepsItsDay)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(facts.shop)}//Orders//${facts.lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...shown.flatMap(delivery => event(order, delivery, facts)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function event(
  { number, spot, address: own }: CalendarOrder,
  { id, date, timePeriod, address, items }: OrderDelivery,
  { lang, shop, domain, url, sequence, changedAt }: CalendarFacts,
): string[] {
  const word = words[lang]
  const summary = `${spot.kind === 'takeaway' ? word.takeaway : word.delivery} ${shop}, ${word.order} ${number}`
  const place = addressLine(address ?? own)
  // A customer who collects the order looks for the counter's name.
  const where = spot.kind === 'delivery' ? place : `${spot.name[lang]}, ${place}`
  const meals = items.map(({ amount, name }) => `${amount} × ${name[lang]}`).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${domain}`,
    `DTSTAMP:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    // Instants in UTC, because wall times would need a time zone definition.
    `DTSTART:${utc(athensInstant(date, timePeriod.from))}`,
    `DTEND:${utc(athensInstant(date, timePeriod.to))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(where)}`,
    `DESCRIPTION:${escaped(meals)}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

const longestLine = 75

/** Splits a line after at most 75 octets; each further line begins with a space. */
function folded(line: string): string {
  let folded = ''
  let length = 0
  for (const letter of line) {
    const octets = octetsOf(letter)
    if (length + octets > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += octets
  }
  return folded
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
