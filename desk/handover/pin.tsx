import { useState } from 'react'
import { pinMark } from '#shop/delivering/door-pin.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { HandoverBag } from './answer.ts'

/** Asks for the digits of the customer; the fourth right one answers, null says that the customer has none. */
export function PinDialog({
  bag: { delivery, pinMark: mark },
  title,
  answer,
  close,
}: {
  bag: HandoverBag
  title: string
  answer: (pin: string | null) => void
  close: () => void
}) {
  const { handover: words } = useWords()
  const [digits, setDigits] = useState('')
  const isWrong = digits.length === 4
  function type(typed: string) {
    const next = typed.replace(/\D/g, '').slice(0, 4)
    setDigits(next)
    if (next.length === 4 && pinMark(delivery, next) === mark) answer(next)
  }
  return (
    <Dialog title={title} close={close} isForTyping>
      <div className="grid gap-4">
        <TextField
          label={words.pin}
          hint={words.pinHint}
          name="pin"
          value={digits}
          onChange={type}
          inputMode="numeric"
          autoComplete="off"
          error={isWrong ? words.pinWrong : undefined}
        />
        <Button
          size="lg"
          variant="secondary"
          className="min-h-14 w-full px-5 text-lg"
          onClick={() => answer(null)}
        >
          {words.noPin}
        </Button>
      </div>
    </Dialog>
  )
}
