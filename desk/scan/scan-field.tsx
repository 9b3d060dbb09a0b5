import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { Camera } from './camera.tsx'

/**
 * Takes what a scanner types, which ends with Enter, or what the camera sees. It opens no keyboard on a tablet.
 * `waits`: the field takes the scanner's first code without a touch.
 */
export function ScanField({
  hint,
  scan,
  waits = true,
}: {
  hint: string
  scan: (code: string) => void
  waits?: boolean
}) {
  const { scan: words } = useWords()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    if (waits) field.current?.focus({ preventScroll: true })
  }, [waits])
  return (
    <div className="max-w-xl">
      <form
        onSubmit={event => {
          event.preventDefault()
          if (typed.trim() !== '') scan(typed.trim())
          setTyped('')
          field.current?.focus({ preventScroll: true })
        }}
      >
        <TextField
          label={words.label}
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
      <Camera scan={scan} />
    </div>
  )
}
