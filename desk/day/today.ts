import { useSyncExternalStore } from 'react'
import { athensDate } from '#shop/schedule.ts'

/** The day in Athens; another one is seen within a minute of midnight. */
export function useToday(): string {
  return useSyncExternalStore(everyMinute, () => athensDate(Date.now()))
}

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 60_000)
  return () => clearInterval(timer)
}
