import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from './hydrated.ts'

/** Hands over what the visitor chose before the page was alive: hydration sets the radio buttons back. */
export function useEarlyAnswers(take: (answers: URLSearchParams) => void): void {
  const hydrated = useHydrated()
  const [early] = useState(() => (hydrated ? [] : chosenInPage()))
  const handOver = useEffectEvent(() => {
    if (early.length > 0) take(new URLSearchParams(early))
  })
  useEffect(() => handOver(), [])
}

function chosenInPage(): [name: string, value: string][] {
  if (typeof document === 'undefined') return []
  return chosenAmong([...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')])
}

type RadioButton = Pick<HTMLInputElement, 'name' | 'value' | 'checked' | 'defaultChecked'>

/** Name and value of each button that is checked now and was not when the page was sent. */
export function chosenAmong(buttons: readonly RadioButton[]): [name: string, value: string][] {
  return buttons
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map(({ name, value }) => [name, value])
}
