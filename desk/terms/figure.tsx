import { useState } from 'react'
import { formatNumber } from '#shop/format.ts'
import { decimalSigns } from '#shop/language.ts'
import { type FigureLimits, figureIn } from '#shop/publishing/terms.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'

type FigureProps = {
  readonly name: string
  readonly label: string
  readonly value: number | undefined
  /** What is live now, where that is something else. */
  readonly live?: number | undefined
  readonly limits: FigureLimits
  readonly hint?: string
  /** What is wrong with it beside another figure. */
  readonly amiss?: string | undefined
  /** Whether what is typed is no figure, so that nothing is saved. */
  readonly mark: (name: string, isWrong: boolean) => void
}

/** `isOptional`: may be left empty, which is `undefined`. */
type Props = FigureProps &
  (
    | { readonly isOptional: true; readonly set: (figure: number | undefined) => void }
    | { readonly isOptional?: false; readonly set: (figure: number) => void }
  )

/** A figure that is typed; what cannot be one says so at once, and the last one stays. */
export function Figure(props: Props) {
  const { name, label, value, live, limits, hint, amiss, isOptional, set, mark } = props
  const { terms } = useWords()
  const lang = useLanguage()
  const plain = (figure: number) => {
    const text = limits.digits === 2 && figure % 1 !== 0 ? figure.toFixed(2) : String(figure)
    return text.replace('.', decimalSigns[lang])
  }
  const [typed, setTyped] = useState(value === undefined ? '' : plain(value))
  const isEmpty = isOptional === true && typed.trim() === ''
  const isWrong = !isEmpty && figureIn(typed, limits) === null
  const says = limits.digits === 0 ? terms.wrongWhole : terms.wrong
  const was = live !== undefined && live !== value ? terms.was(plain(live)) : hint
  return (
    <TextField
      name={name}
      label={label}
      inputMode={limits.digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      onChange={text => {
        setTyped(text)
        const figure = figureIn(text, limits)
        const isNone = isOptional === true && text.trim() === ''
        mark(name, figure === null && !isNone)
        if (figure !== null) set(figure)
        else if (isOptional && isNone) set(undefined)
      }}
      {...(was !== undefined && { hint: was })}
      error={isWrong ? says(plain(limits.least), formatNumber(limits.most, lang)) : amiss}
    />
  )
}
