import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import type { CartAnswer } from '#server/answers.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.ts'
import { Notice } from '../../ui/notice.tsx'
import { AddressSearch } from './address-search.tsx'
import { deliveryForm, type Picked, pickedOf, stillMissing, valuesOf } from './delivery-values.ts'
import { FloorField } from './floor-field.tsx'
import { useSaving } from './saving.ts'
import { type Region, useRegion } from './suggestions.ts'

/** Delivery to the door: a picked address and what the courier needs to find it. */
export function DeliveryForm({ cart }: { cart: CartAnswer }) {
  const { address } = useWords()
  const saved = cart.spot?.kind === 'delivery' ? cart.shippingAddress : null
  const [picked, setPicked] = useState(() => pickedOf(saved))
  const needsNumber = picked !== null && !picked.precise
  const form = useForm(deliveryForm(needsNumber), valuesOf(saved))
  const region = useRegion(form.values.suggestionId)
  const asksNumber = needsNumber && region.status !== 'asking' && region.status !== 'not-served'
  const { save, busy } = useSaving(cart, form.setErrors)

  useEffect(() => {
    const missing = saved ? stillMissing(cart) : []
    if (missing.length > 0) form.setErrors(missing)
  }, [])

  function pick(next: Picked | null) {
    setPicked(next)
    form.set('suggestionId', next?.id ?? '')
    if (next) form.set('number', '')
  }

  const send = form.submit(values => {
    if (region.status === 'not-served')
      form.setErrors([{ field: 'suggestionId', slug: 'region-not-found' }])
    else if (!busy) void save(values)
  })

  const { value: _id, onChange: _set, ...search } = form.field('suggestionId')
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <AddressSearch {...search} picked={picked} onPick={pick} />
      <RegionTold region={region} />
      {asksNumber && <NumberField {...form.field('number')} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <FloorField {...form.field('floor')} />
        <TextField
          {...form.field('bell')}
          label={address.bell}
          hint={address.bellHint}
          autoComplete="off"
          maxLength={60}
          required
        />
      </div>
      <TextField
        {...form.field('phone')}
        label={address.phone}
        hint={address.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={25}
        required
      />
      <TextField
        {...form.field('deliveryNotes')}
        label={address.deliveryNotes}
        hint={address.deliveryNotesHint}
        multiline
        rows={2}
        maxLength={300}
      />
      <Button type="submit" size="lg" busy={busy} className="mt-2 sm:justify-self-start sm:px-12">
        {address.continue}
      </Button>
    </form>
  )
}

type Field = { name: string; value: string; onChange: (value: string) => void; onBlur: () => void }

/** It appears when the picked street asks for it, and then it is next. */
function NumberField(field: Field & { error?: string }) {
  const { address } = useWords()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      {...field}
      inputRef={input}
      label={address.number}
      hint={address.numberHint}
      autoComplete="off"
      maxLength={10}
      required
    />
  )
}

function RegionTold({ region }: { region: Region }) {
  const { address } = useWords()
  const lang = useLanguage()
  if (region.status === 'not-served')
    return (
      <Notice kind="warning" title={address.notServed}>
        {refusalText['region-not-found'][lang]}
      </Notice>
    )
  return (
    <p
      role="status"
      className={
        region.status === 'served' ? '-mt-2 flex items-center gap-2 text-success' : 'sr-only'
      }
    >
      {region.status === 'served' && (
        <>
          <CircleCheck size={18} aria-hidden="true" />
          {address.served(region.municipality)}
        </>
      )}
    </p>
  )
}
