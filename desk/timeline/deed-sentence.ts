import { formatDay, formatNumber } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Event } from './event.ts'

type Deed = Extract<Event, { kind: 'deed' }>['of']

/** A deed in words, where everybody knows what it was done to. */
export function useDeedSentence() {
  const { deeds, orders } = useWords()
  const lang = useLanguage()
  const sentences: Partial<Record<string, (subject: string) => string>> = deeds.sentences
  const fields: Partial<Record<string, string>> = deeds.fields
  const values: Partial<Record<string, string>> = deeds.values
  return ({ staffId, staffName, call, subject, changes, reason }: Deed) => ({
    who: staffId === 'command' ? deeds.command : staffName || deeds.somebody,
    what: (sentences[call]?.(orders.thisOne(kindOf(subject))) ?? `${call}: ${subject}`)
      .trim()
      .replace(/:$/, ''),
    changes: Object.entries(changes)
      .map(([field, { from, to }]) => {
        const change =
          from === null ? shown(to) : `${deeds.from} ${shown(from)} ${deeds.to} ${shown(to)}`
        return `${fields[field] ?? field}: ${change}`
      })
      .join(' · '),
    reason,
  })

  function shown(value: unknown): string {
    if (typeof value === 'number') return formatNumber(value, lang, Number.isInteger(value) ? 0 : 2)
    if (typeof value !== 'string') return deeds.nothing
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(`${value}T12:00:00Z`, lang)
    return values[value] ?? value
  }
}

function kindOf(subject: string): 'customer' | 'order' {
  return subject.startsWith('customer') ? 'customer' : 'order'
}
