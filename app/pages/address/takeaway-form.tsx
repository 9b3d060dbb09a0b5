import { type FormEvent, useState } from 'react'
import type { CartAnswer, SpotAnswer } from '#server/answers.ts'
import { localPhone } from '#shop/phone-number.ts'
import { ChoiceCards } from '#ui/choice.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { useWords } from '../../text/words.ts'
import type { When as WhenState } from '../date-time/use-when.ts'
import { When } from '../date-time/when.tsx'
import { takeawayForm } from './delivery-values.ts'
import { Onwards } from './onwards.tsx'
import { useSaving } from './saving.ts'

export type Counter = SpotAnswer & {
  readonly address: { readonly line: string } | null
  readonly hours: string | null
  readonly directions: string | null
}

/** Takeaway: the customer picks the counter. */
export function TakeawayForm({
  cart,
  when,
  counters,
}: {
  cart: CartAnswer
  when: WhenState
  counters: readonly Counter[]
}) {
  const { address } = useWords()
  const before = cart.spot?.kind === 'takeaway' ? cart.spot.id : null
  const only = counters.length === 1 ? (counters[0]?.id ?? null) : null
  const [spotId, setSpotId] = useState(before ?? only)
  const known = cart.shippingAddress
  const form = useForm(takeawayForm, {
    phone: localPhone(known?.phone ?? ''),
    takeawayNotes: known?.takeawayNotes ?? '',
  })
  const [missing, setMissing] = useState(false)
  const { save, busy, dropped } = useSaving(cart, form.setErrors, when)

  function send(event: FormEvent<HTMLFormElement>) {
    setMissing(spotId === null)
    form.submit(told => {
      if (spotId !== null && !busy) void save({ spotId, ...told })
    })(event)
    if (spotId === null) event.currentTarget.querySelector('input')?.focus()
  }

  if (counters.length === 0) return <Notice kind="info">{address.noCounters}</Notice>
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <CounterChoice
        counters={counters}
        value={spotId}
        onChange={setSpotId}
        isMissing={missing && spotId === null}
      />
      <PhoneField
        {...form.field('phone')}
        label={address.phone}
        hint={address.takeawayPhoneHint}
        required
      />
      <TextField
        {...form.field('takeawayNotes')}
        label={address.takeawayNotes}
        hint={address.takeawayNotesHint}
        multiline
        rows={2}
        maxLength={300}
      />
      {spotId !== null && <When counter cart={cart} when={when} />}
      <Onwards cart={cart} busy={busy} dropped={dropped} />
    </form>
  )
}

function CounterChoice({
  counters,
  value,
  onChange,
  isMissing,
}: {
  counters: readonly Counter[]
  value: string | null
  onChange: (spotId: string) => void
  isMissing: boolean
}) {
  const { address } = useWords()
  return (
    <div>
      <ChoiceCards
        legend={<span className="font-sans text-base font-medium">{address.counters}</span>}
        name="spotId"
        options={counters.map(({ id, name, address: place, hours, directions }) => ({
          value: id,
          label: name,
          text: [place?.line, hours, directions].filter(Boolean).join(' · '),
        }))}
        value={value}
        onChange={onChange}
      />
      <p aria-live="polite" className="mt-1.5 text-sm text-error">
        {isMissing && address.counterMissing}
      </p>
    </div>
  )
}
