import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import type { AddressAnswer } from '#server/answers.ts'
import type { FieldError } from '#shop/refusal.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { useLate } from '../../late.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressSearch } from './address-search.tsx'
import {
  type DeliveryPlace,
  deliveryForm,
  type Picked,
  pickedOf,
  placeIn,
  splitTyped,
  typedForm,
  valuesOf,
} from './delivery-values.ts'
import { FloorField } from './floor-field.tsx'
import { LateRegionInterest } from './late-region-interest.tsx'
import { type Region, useRegion } from './suggestions.ts'

/** What the search said of a street that is written by hand; `fresh`: it was just said. */
type Typed = { readonly area: string; readonly fresh: boolean }

/** A picked or typed address and what the courier needs, as a form; `submit` refuses unserved areas. */
export function useDeliveryForm(saved: AddressAnswer | null) {
  const [picked, setPicked] = useState(() => pickedOf(saved))
  const [typed, setTyped] = useState<Typed | null>(
    saved?.unverified ? { area: '', fresh: false } : null,
  )
  const needsNumber = picked !== null && !picked.precise
  const form = useForm(typed ? typedForm : deliveryForm(needsNumber), valuesOf(saved))
  const region = useRegion(form.values.suggestionId)

  function pick(next: Picked | null): void {
    setPicked(next)
    form.set('suggestionId', next?.id ?? '')
    if (next) form.set('number', '')
  }

  function takeTyped(text: string): void {
    const { area, ...parts } = splitTyped(text)
    pick(null)
    form.forget()
    for (const name of ['street', 'number', 'postcode'] as const) form.set(name, parts[name])
    form.set('municipality', '')
    setTyped({ area, fresh: true })
  }

  /** A typed address has no field for a suggestion, so its municipality tells of it. */
  function setErrors(errors: readonly FieldError[]): void {
    const place = typed ? 'municipality' : 'suggestionId'
    form.setErrors(
      errors.map(({ field, slug }) => ({ field: field === 'suggestionId' ? place : field, slug })),
    )
  }

  const submit = (handler: (place: DeliveryPlace) => void) =>
    form.submit(values => {
      if (!typed && region.status === 'not-served')
        form.setErrors([{ field: 'suggestionId', slug: 'region-not-found' }])
      else handler(placeIn(values, typed !== null))
    })

  return {
    ...form,
    submit,
    setErrors,
    picked,
    pick,
    typed,
    setTyped,
    takeTyped,
    needsNumber,
    region,
  }
}

export function DeliveryFields({ form }: { form: ReturnType<typeof useDeliveryForm> }) {
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
    </>
  )
}

const loadTyped = () => import('./typed-fields.tsx')

/** Their code comes when they are first wanted; if it does not come, the search is there again. */
function LateTypedFields({ form }: { form: ReturnType<typeof useDeliveryForm> }) {
  const TypedFields = useLate(loadTyped, true, () => form.setTyped(null))
  return TypedFields ? <TypedFields form={form} /> : <Skeleton className="h-56 rounded-card" />
}

function PickedFields({ form }: { form: ReturnType<typeof useDeliveryForm> }) {
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

function RegionTold({ region, near }: { region: Region; near: string }) {
  const { address } = useWords()
  const lang = useLanguage()
  if (region.status === 'not-served')
    return (
      <Notice kind="warning" title={address.notServed}>
        {refusalText['region-not-found'][lang]}
        <LateRegionInterest near={near} />
      </Notice>
    )
  // The line stays while the answer is awaited, so that the fields below do not move.
  return (
    <p
      role="status"
      className={
        region.status === 'unknown'
          ? 'sr-only'
          : '-mt-2 flex min-h-[1lh] items-center gap-2 text-success'
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
