import { useState } from 'react'
import { pinMark } from '#shop/delivering/door-pin.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Keypad } from '../ui/keypad.tsx'
import type { HandoverBag } from './answer.ts'

/** Asks for the digits of the customer; the fourth right one answers, null says that the customer has none. */
export default function PinDialog({
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
  const [tries, setTries] = useState(0)
  function check(digits: string) {
    const isRight = pinMark(delivery, digits) === mark
    if (isRight) answer(digits)
    else setTries(tries + 1)
  }
  return (
    <Dialog title={title} close={close}>
      <div className="mx-auto max-w-sm">
        <p className="text-lg font-semibold">{words.pin}</p>
        <p className="text-muted">{words.pinHint}</p>
        <p role="alert" className="mt-2 text-lg font-semibold text-error empty:hidden">
          {tries > 0 && <span key={tries}>{words.pinWrong}</span>}
        </p>
        <Keypad full={check} />
        <Button
          size="lg"
          variant="secondary"
          className="mt-4 min-h-14 w-full px-5 text-lg"
          onClick={() => answer(null)}
        >
          {words.noPin}
        </Button>
      </div>
    </Dialog>
  )
}
