import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'

/** Takes what a scanner types, which ends with Enter. It opens no keyboard on a tablet. */
export function ScanField({ hint, scan }: { hint: string; scan: (code: string) => void }) {
  const { packing: words } = useWords()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <form
      className="max-w-xl"
      onSubmit={event => {
        event.preventDefault()
        if (typed.trim() !== '') scan(typed.trim())
        setTyped('')
        field.current?.focus({ preventScroll: true })
      }}
    >
      <TextField
        label={words.scan}
        hint={hint}
        name="scan"
        value={typed}
        onChange={setTyped}
        inputRef={field}
        inputMode="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        end={<ScanLine size={22} aria-hidden="true" className="me-3 text-muted" />}
      />
    </form>
  )
}
