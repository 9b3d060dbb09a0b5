import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'
import type { useCoupon } from './coupon.ts'

/** A field for a coupon's code, folded until it is wanted or its code was refused. */
export function CouponCode({ coupon }: { coupon: ReturnType<typeof useCoupon> }) {
  const { coupon: words } = useWords()
  const { code, setCode, redeem, busy, error } = coupon
  const [opened, setOpened] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isOpen = opened || error !== undefined

  useEffect(() => {
    // What stays at the end of a drawer or a phone's window would hide it.
    if (error) place.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  useEffect(() => {
    if (opened) input.current?.focus()
  }, [opened])

  function toggle() {
    setOpened(!isOpen)
    if (isOpen) setCode('')
  }

  // No form of its own: checkout shows the box inside a form.
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== input.current) return
    event.preventDefault()
    void redeem()
  }

  return (
    <fieldset aria-label={words.label} onKeyDown={pressed} className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="-mx-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-basil underline-offset-4 hover:underline"
      >
        {words.haveCode}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={`transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div ref={place} id={id} hidden={!isOpen} className="scroll-mt-20 scroll-mb-4">
        <div className="flex flex-col gap-3 pt-1 pb-2 @2xs:flex-row @2xs:items-start">
          <div className="min-w-0 flex-1">
            <TextField
              inputRef={input}
              label={words.label}
              name="coupon"
              value={code}
              onChange={setCode}
              error={error}
              autoComplete="off"
              maxLength={40}
            />
          </div>
          <Button
            variant="secondary"
            busy={busy === 'typed'}
            onClick={() => void redeem()}
            className="shrink-0 @2xs:mt-[1.875rem]"
          >
            {words.redeem}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
