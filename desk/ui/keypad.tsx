import Delete from 'lucide-react/icons/delete'
import { useEffect, useState } from 'react'
import { useWords } from '../text/words.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const length = 4

/** Four digits by large keys, or by a keyboard; with the last one they are handed on and gone. */
export function Keypad({
  isBusy = false,
  full,
}: {
  isBusy?: boolean
  full: (digits: string) => void
}) {
  const { frame: words } = useWords()
  const [typed, setTyped] = useState('')

  function press(digit: string) {
    if (isBusy) return
    const next = typed + digit
    setTyped(next.length < length ? next : '')
    if (next.length === length) full(next)
  }

  useEffect(() => {
    function pressed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey) return
      if (/^\d$/.test(key)) press(key)
      if (key === 'Backspace') setTyped(typed.slice(0, -1))
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })

  const button =
    'grid min-h-18 place-items-center rounded-card border border-edge bg-card text-3xl font-semibold tabular-nums hover:border-basil hover:bg-basil-soft focus-visible:rounded-card'
  return (
    <>
      <p role="status" className="sr-only">
        {words.typed(typed.length)}
      </p>
      <Dots full={isBusy ? length : typed.length} />
      <div className="grid grid-cols-3 gap-3">
        {digits.map(digit => (
          <button
            key={digit}
            type="button"
            onClick={() => press(digit)}
            className={`${button} ${digit === '0' ? 'col-start-2' : ''}`}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={words.erase}
          onClick={() => setTyped(typed.slice(0, -1))}
          className={button}
        >
          <Delete size={28} aria-hidden="true" />
        </button>
      </div>
    </>
  )
}

function Dots({ full }: { full: number }) {
  return (
    <p aria-hidden="true" className="my-6 flex justify-center gap-5">
      {Array.from({ length }, (_, at) => (
        <span
          key={at}
          className={`size-5 rounded-full border-2 border-basil ${at < full ? 'bg-basil' : ''}`}
        />
      ))}
    </p>
  )
}
