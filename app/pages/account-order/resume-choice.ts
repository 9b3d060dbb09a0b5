import type { DeliveryDayAnswer, ResumeChoiceAnswer } from '#server/answers.ts'
import { addDays, weekdayOf } from '#shop/schedule.ts'

/** A way in which a paused plan can go on. */
export type ResumeChoice = ResumeChoiceAnswer

/** Every meal is on the menu of its new day. */
export function isWhole({ deliveries }: Pick<ResumeChoice, 'deliveries'>): boolean {
  return deliveries.every(({ missing }) => missing.length === 0)
}

/** The nearest way with every meal; where none has them all, the nearest. */
export function firstOf(choices: readonly ResumeChoice[]): ResumeChoice | null {
  return choices.find(isWhole) ?? choices[0] ?? null
}

/** The ways that start on that day. */
export function startingOn(choices: readonly ResumeChoice[], date: string): ResumeChoice[] {
  return choices.filter(({ dates }) => dates[0] === date)
}

/** From the first possible day to the last one, every day: those with no way are closed. */
export function daysOf(choices: readonly ResumeChoice[]): DeliveryDayAnswer[] {
  const firsts = choices.flatMap(({ dates }) => dates[0] ?? []).sort()
  const [first] = firsts
  const last = firsts.at(-1) ?? ''
  const days: DeliveryDayAnswer[] = []
  for (let date = first ?? '9'; date <= last; date = addDays(date, 1)) {
    const own = startingOn(choices, date)
    const timePeriods = (own.find(isWhole) ?? own[0])?.timePeriods ?? []
    const isFree = own.some(isWhole)
    days.push({
      date,
      closed: weekdayOf(date) > 5 ? 'weekend' : null,
      timePeriods: timePeriods.map(period => ({
        ...period,
        available: isFree && period.available,
      })),
    })
  }
  return days
}

/** The meals that keep a day from being chosen; none where it can be. */
export function missingFor(choices: readonly ResumeChoice[], date: string): string[] {
  const own = startingOn(choices, date)
  if (own.some(isWhole)) return []
  return [...new Set(own[0]?.deliveries.flatMap(({ missing }) => missing))]
}
