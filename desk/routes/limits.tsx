import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import type { Van } from './plan.ts'

/** What a van holds and how long it may be out; a number that is none leaves what was. */
export function Limits({ van, set }: { van: Van; set: (more: Partial<Van>) => void }) {
  const { routes: words } = useWords()
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <Whole label={words.holds} most={1_000} value={van.bags} onChange={bags => set({ bags })} />
      <Whole
        label={words.most}
        most={1_440}
        value={van.minutes}
        onChange={minutes => set({ minutes })}
      />
    </div>
  )
}

function Whole({
  label,
  most,
  value,
  onChange,
}: {
  label: string
  most: number
  value: number
  onChange: (value: number) => void
}) {
  const { routes: words } = useWords()
  const [typed, setTyped] = useState(`${value}`)
  const isWrong = !isWhole(typed, most)
  return (
    <TextField
      label={label}
      name={label}
      inputMode="numeric"
      value={typed}
      onChange={next => {
        setTyped(next)
        if (isWhole(next, most)) onChange(Number(next))
      }}
      {...(isWrong && { error: words.upTo(most) })}
    />
  )
}

function isWhole(typed: string, most: number): boolean {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most
}
