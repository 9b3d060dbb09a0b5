import { useEffect, useState } from 'react'
import { useHydrated } from './hydrated.ts'

/**
 * Hands over what somebody chose on a page that was not yet alive, by the names of the radio
 * buttons: scripts start late, and coming alive sets the buttons back to what the page was sent with.
 */
export function useEarlyAnswers(take: (answers: URLSearchParams) => void): void {
  const hydrated = useHydrated()
  const [early] = useState(() => (hydrated ? [] : chosenInPage()))
  useEffect(() => {
    if (early.length > 0) take(new URLSearchParams(early))
  }, [])
}

function chosenInPage(): [name: string, value: string][] {
  if (typeof document === 'undefined') return []
  const buttons = document.querySelectorAll<HTMLInputElement>('main input[type=radio]:checked')
  return [...buttons]
    .filter(({ defaultChecked }) => !defaultChecked)
    .map(({ name, value }) => [name, value])
}
