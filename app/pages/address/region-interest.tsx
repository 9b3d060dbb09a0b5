import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../../text/words.ts'
import { useInterest } from './use-interest.ts'

/** "Tell me when you come": open at once, or behind a button where `closed`. */
export default function RegionInterest({
  near = '',
  closed = false,
}: {
  near?: string
  closed?: boolean
}) {
  const { region } = useWords().privacy
  const [isOpen, setOpen] = useState(!closed)
  const [sentTo, setSentTo] = useState('')
  if (sentTo)
    return (
      <p role="status" className="mt-3">
        {region.sent(sentTo)}
      </p>
    )
  if (isOpen) return <Form near={near} starts={closed} onSent={setSentTo} />
  return (
    <button
      type="button"
      // Keeps the focus in the search: without it the button would move from under the finger.
      onMouseDown={event => event.preventDefault()}
      onClick={() => setOpen(true)}
      className="inline-flex min-h-11 items-center text-left font-medium text-basil underline underline-offset-4"
    >
      {region.outside}
    </button>
  )
}

/** Stands inside the address form, so it is a fieldset that is sent on its own. */
function Form({
  near,
  starts,
  onSent,
}: {
  near: string
  /** The visitor opened it, so it takes the focus. */
  starts: boolean
  onSent: (email: string) => void
}) {
  const { region } = useWords().privacy
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (starts) group.current?.querySelector('input')?.focus()
  }, [starts])
  const { form, busy, send } = useInterest(near, group, onSent)
  return (
    <fieldset
      ref={group}
      className="mt-3 min-w-0"
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <legend className="font-semibold text-ink">{region.title}</legend>
      <p className="mb-3 text-sm">{region.text}</p>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <EmailField
          {...form.field('email')}
          label={region.email}
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextField
          {...form.field('postcode')}
          label={region.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          required
        />
      </div>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void send()}
        className="mt-3 w-full sm:w-auto"
      >
        {region.send}
      </Button>
    </fieldset>
  )
}
