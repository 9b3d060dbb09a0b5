import { useEffect, useRef } from 'react'
import { TextField } from '#ui/field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLate } from '../../late.ts'
import { useWords } from '../../text/words.ts'
import { AddressSearch } from './address-search.tsx'
import type { DeliveryForm } from './delivery-form.ts'
import type { Picked } from './delivery-values.ts'
import { FloorField } from './floor-field.tsx'
import { RegionTold } from './region-told.tsx'

export function DeliveryFields({ form }: { form: DeliveryForm }) {
  const { address } = useWords()
  return (
    <>
      {form.typed ? <LateTypedFields form={form} /> : <PickedFields form={form} />}
      <div className="grid grid-cols-[2fr_3fr] items-start gap-3 sm:grid-cols-2 sm:gap-5">
        <FloorField {...form.field('floor')} />
        <TextField
          {...form.field('bell')}
          label={address.bell}
          autoComplete="off"
          maxLength={60}
          required
        />
      </div>
      <PhoneField
        {...form.field('phone')}
        label={address.phone}
        hint={address.phoneHint}
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
    </>
  )
}

const loadTyped = () => import('./typed-fields.tsx')

/** Their code comes when they are first wanted; if it does not come, the search is there again. */
function LateTypedFields({ form }: { form: DeliveryForm }) {
  const TypedFields = useLate(loadTyped, true, () => form.setTyped(null))
  return TypedFields ? <TypedFields form={form} /> : <Skeleton className="h-56 rounded-card" />
}

function PickedFields({ form }: { form: DeliveryForm }) {
  const { picked, pick, needsNumber, region } = form
  const asksNumber = needsNumber && region.status !== 'asking' && region.status !== 'not-served'
  const { value: _id, onChange: _set, ...search } = form.field('suggestionId')

  /** After the pick, what is still empty is next; a street without a number asks for that itself. */
  function choose(next: Picked | null): void {
    pick(next)
    if (!next?.precise) return
    const empty = (['floor', 'bell', 'phone'] as const).find(name => !form.values[name])
    const search = document.activeElement
    const field = search instanceof HTMLInputElement && search.form?.elements.namedItem(empty ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <>
      <AddressSearch {...search} picked={picked} onPick={choose} onTyped={form.takeTyped} />
      <RegionTold region={region} near={picked?.label ?? ''} />
      {asksNumber && <NumberField {...form.field('number')} />}
    </>
  )
}

type Field = { name: string; value: string; onChange: (value: string) => void; onBlur: () => void }

/** Appears when the picked street needs a number, and takes the focus. */
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
