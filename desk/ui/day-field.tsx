import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ComponentProps, useRef, useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import { dayIn, plainDay, timeIn } from './typed-day.ts'

type Given = {
  /** "2026-11-24", or '' for none. */
  readonly value: string
  readonly onChange: (date: string) => void
}

/** A day by itself, such as the one whose list is shown; it is always one. */
export function DayInput({ label, value, onChange }: Given & { label: string }) {
  const typing = useTyping({ value, onChange: date => date && onChange(date) })
  return (
    <span className="relative inline-flex min-w-0 rounded-full border border-edge bg-card">
      <input
        aria-label={label}
        inputMode="numeric"
        value={typing.value}
        onChange={({ target }) => typing.onChange(target.value)}
        onBlur={typing.onBlur}
        className="h-11 w-40 min-w-0 rounded-full bg-transparent ps-4 pe-11 tabular-nums focus-visible:rounded-full"
      />
      <span className="absolute inset-y-0 end-0">
        <Pick label={label} value={value} onChange={date => date && onChange(date)} />
      </span>
    </span>
  )
}

/** A field of a form for a day. */
export function DayField({
  value,
  onChange,
  ...field
}: Given & Omit<ComponentProps<typeof TextField>, 'type' | 'end' | keyof Given>) {
  const typing = useTyping({ value, onChange })
  return (
    <TextField
      {...field}
      {...typing}
      inputMode="numeric"
      end={<Pick label={field.label} value={value} onChange={onChange} />}
    />
  )
}

/** A field of a form for a time of the day, of 24 hours in every browser; "09:00", or '' for none. */
export function TimeField({
  value,
  onChange,
  ...field
}: Given & Omit<ComponentProps<typeof TextField>, 'type' | 'end' | keyof Given>) {
  const typing = useTyping({ value, onChange }, { plain: value, read: timeIn })
  return <TextField {...field} {...typing} inputMode="numeric" />
}

/** What is typed stands until the field is left; by then it is a day, or the one before stays. */
function useTyping({ value, onChange }: Given, { plain = plainDay(value), read = dayIn } = {}) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    value: typed ?? plain,
    onChange(text: string) {
      setTyped(text)
      const said = text.trim() === '' ? '' : read(text)
      if (said !== undefined) onChange(said)
    },
    onBlur: () => setTyped(null),
  }
}

/** Opens the browser's own calendar; its field is there for that alone. */
function Pick({ label, value, onChange }: Given & { label: string }) {
  const { frame } = useWords()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <button
        type="button"
        aria-label={frame.pickDay(label)}
        onClick={() => field.current?.showPicker()}
        className="grid size-11 place-items-center rounded-full text-muted hover:text-ink focus-visible:rounded-full"
      >
        <CalendarDays size={20} aria-hidden="true" />
      </button>
    </>
  )
}
