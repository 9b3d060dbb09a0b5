import { type ReactNode, useState } from 'react'
import { formatMoney, toCents } from '#shop/money.ts'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { amountIn } from './amount.ts'

type Props = {
  readonly title: string
  readonly text: string
  /** Euros: nothing else is taken. */
  readonly due: number
  /** Said of another sum. */
  readonly other: (due: string) => string
  readonly act: Parameters<typeof FormDialog>[0]['act']
  readonly send: (amount: number) => void
  readonly close: () => void
  readonly children?: ReactNode
}

/** Asks for the sum that somebody saw, which has to be the one that is due. */
export function ExactAmount({ title, text, due, other, act, send, close, children }: Props) {
  const { orders } = useWords()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = amountIn(typed)
  const isRight = amount !== null && toCents(amount) === toCents(due)
  return (
    <FormDialog
      title={title}
      yes={orders.save}
      act={act}
      submit={() => {
        setTried(true)
        if (isRight) send(amount)
      }}
      close={close}
    >
      <p>{text}</p>
      <TextField
        label={orders.atDoor.amount}
        name="amount"
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        error={isTried && !isRight ? other(formatMoney(toCents(due))) : undefined}
        required
      />
      {children}
    </FormDialog>
  )
}
