import { useEffect, useState } from 'react'

/** Milliseconds without a touch after which the next one asks who is there. */
const untilQuiet = 30 * 60_000

/** `isQuiet`: the device was not touched for half an hour. */
export function useQuiet(): { readonly isQuiet: boolean; end(): void } {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isQuiet) return
    let last = Date.now()
    const touched = () => {
      last = Date.now()
    }
    // Looked at every minute, since a device that sleeps stops its timers.
    const timer = setInterval(() => setQuiet(Date.now() - last >= untilQuiet), 60_000)
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, touched, true)
    return () => {
      clearInterval(timer)
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, touched, true)
    }
  }, [isQuiet])
  return { isQuiet, end: () => setQuiet(false) }
}
