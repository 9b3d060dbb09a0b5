import type { Text } from '../language.ts'
import type { WrittenWindow } from '../publishing/places-form.ts'
import type { CutOffs } from '../shop-data/cut-offs.ts'
import type { TimePeriod } from './schedule.ts'

/** What windows are called that have no name of their own, by their codes. */
export const windowNames = {
  morning: { el: 'Πρωί', en: 'Morning' },
  afternoon: { el: 'Απόγευμα', en: 'Afternoon' },
} as const satisfies Readonly<Record<Exclude<TimePeriod['code'], 'own'>, Text>>

export const windowCodes = ['morning', 'afternoon'] as const

/** A window of the shop by its own name, else by that of its code. */
export function windowOf(written: WrittenWindow, cutOffs: CutOffs): TimePeriod {
  const { id, code = 'own', name, from, to } = written
  return { ...{ id, code, from, to }, name: windowName(code, name), ...cutOffs }
}

export function windowName(code: TimePeriod['code'], own: Text | null | undefined): Text {
  return own ?? (code === 'own' ? { el: '', en: '' } : windowNames[code])
}
