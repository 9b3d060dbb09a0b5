import { useState } from 'react'
import { useLanguage } from '../../app/text/language.ts'
import { numberIn, plainMoney, plainNumber } from './written.ts'

/** An amount that is typed; what is no number is marked and leaves the last one. Empty takes it away. */
export function NumberField({
  label,
  value,
  set,
  digits,
  isMoney = false,
}: {
  label: string
  value: number | undefined
  set: (amount: number | undefined) => void
  /** At most so many after the point. */
  digits?: number
  /** In euros, which stand with their cents. */
  isMoney?: boolean
}) {
  const lang = useLanguage()
  const [typed, setTyped] = useState(() => {
    if (value === undefined) return ''
    return isMoney ? plainMoney(value, lang) : plainNumber(value, lang)
  })
  const isWrong = typed.trim() !== '' && numberIn(typed, digits) === undefined
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      value={typed}
      onChange={event => {
        setTyped(event.target.value)
        const amount = numberIn(event.target.value, digits)
        if (amount !== undefined || event.target.value.trim() === '') set(amount)
      }}
      className={`h-11 w-full min-w-16 rounded-field border bg-card px-3 text-end tabular-nums ${isWrong ? 'border-error' : 'border-edge hover:border-ink'}`}
    />
  )
}
