import { useId, useState } from 'react'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { numberIn, plainMoney, plainNumber } from '../ui/typed-number.ts'

/** A typed amount; what is no number is said to be none and leaves the last one. Empty takes it away. */
export function NumberField({
  label,
  value,
  set,
  digits,
  isMoney = false,
  isShare = false,
}: {
  label: string
  value: number | undefined
  set: (amount: number | undefined) => void
  /** At most so many after the point. */
  digits?: number
  /** In euros, which stand with their cents. */
  isMoney?: boolean
  /** Of something that is there: never 0. */
  isShare?: boolean
}) {
  const lang = useLanguage()
  const { catalogue } = useWords()
  const id = useId()
  const [typed, setTyped] = useState(() => {
    if (value === undefined) return ''
    return isMoney ? plainMoney(value) : plainNumber(value, lang)
  })
  const example = isShare ? 0.8 : digits === 0 ? 12 : 12.5
  const amountOf = (text: string) => {
    const amount = numberIn(text, digits)
    return isShare && amount === 0 ? undefined : amount
  }
  const isWrong = typed.trim() !== '' && amountOf(typed) === undefined
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        inputMode="decimal"
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          const amount = amountOf(event.target.value)
          if (amount !== undefined || event.target.value.trim() === '') set(amount)
        }}
        className={`h-11 w-full min-w-16 rounded-field border bg-card px-3 text-end tabular-nums ${isWrong ? 'border-error' : 'border-edge hover:border-ink'}`}
      />
      {isWrong && (
        <p id={id} className="mt-1 text-start text-sm text-error">
          {catalogue.numberNeeded(isMoney ? plainMoney(7.9) : plainNumber(example, lang))}
        </p>
      )}
    </>
  )
}
