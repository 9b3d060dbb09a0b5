import { useEffect, useState } from 'react'

/** Milliseconds without a touch after which the next one asks who is there. */
const untilQuiet = 30 * 60_000
/** Milliseconds in which touches are one. */
const pause = 10_000
/** Epoch milliseconds of the last touch. The device keeps it, since a phone discards tabs that it does not show. */
const key = 'desk-touched'
const touches = ['pointerdown', 'keydown']

/** `isQuiet`: the device was not touched for half an hour. */
export function useQuiet(): { readonly isQuiet: boolean; end(): void } {
  const [isQuiet, setQuiet] = useState(isQuietNow)
  useEffect(() => {
    if (isQuiet) return
    if (lastTouch() === null) keepTouch()
    const touched = (event: Event) => {
      if (!isQuietNow()) return keepTouch()
      // The touch that wakes a device must not do what its last person had on the screen.
      event.preventDefault()
      event.stopPropagation()
      setQuiet(true)
    }
    // Looked at every minute, since a device that sleeps stops its timers.
    const timer = setInterval(() => setQuiet(isQuietNow()), 60_000)
    for (const event of touches) addEventListener(event, touched, true)
    return () => {
      clearInterval(timer)
      for (const event of touches) removeEventListener(event, touched, true)
    }
  }, [isQuiet])
  const end = () => {
    keepTouch()
    setQuiet(false)
  }
  return { isQuiet, end }
}

/** Notes a touch. A login by PIN is one, too: the last touch may be of the evening before. */
export function keepTouch(): void {
  const now = Date.now()
  if (Math.abs(now - (lastTouch() ?? 0)) >= pause) localStorage.setItem(key, String(now))
}

export function forgetTouch(): void {
  localStorage.removeItem(key)
}

/** Both in epoch milliseconds. null: nobody has touched the device yet. */
export function isQuietAt(touched: number | null, now: number): boolean {
  return touched !== null && now - touched >= untilQuiet
}

function isQuietNow(): boolean {
  return isQuietAt(lastTouch(), Date.now())
}

function lastTouch(): number | null {
  const touched = Number(localStorage.getItem(key))
  return touched > 0 ? touched : null
}
