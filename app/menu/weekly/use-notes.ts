import { useMemo } from 'react'
import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { useWords } from '../../text/words.ts'

/** Notes on the menu's sections: how many of the required mains and breakfasts are chosen. */
export function useNotes(delivery: ScheduleMenuAnswer | null) {
  const { weekly } = useWords()
  const [mains = 0] = delivery?.config.amounts['main-meal'] ?? []
  const [breakfasts = 0] = delivery?.config.amounts.snack ?? []
  const waits = delivery === null
  const { 'main-meal': main = 0, snack = 0 } = delivery?.state.missing ?? {}
  return useMemo(
    () => ({
      ...(waits && { 'main-meal': '' }),
      ...(mains > 0 && { 'main-meal': weekly.mainsNote(mains - main, mains) }),
      ...(breakfasts > 0 && { breakfast: weekly.breakfastsNote(breakfasts - snack, breakfasts) }),
    }),
    [weekly, waits, mains, breakfasts, main, snack],
  )
}
