import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { amountIn } from './amount.ts'

export function AmountField({
  value,
  onChange,
  hint,
  isWrong = false,
}: {
  value: string
  onChange: (value: string) => void
  hint: string | undefined
  isWrong?: boolean
}) {
  const { orders } = useWords()
  const isOdd = isWrong || (value.trim() !== '' && amountIn(value) === null)
  return (
    <TextField
      label={orders.amount}
      name="amount"
      value={value}
      onChange={onChange}
      inputMode="decimal"
      autoComplete="off"
      hint={hint}
      error={isOdd ? orders.amountRule : undefined}
      required
    />
  )
}
