import { useState } from 'react'
import type { AddressAnswer } from '#server/answers.ts'
import type { FieldError } from '#shop/refusal/refusal.ts'
import { useForm } from '#ui/form.ts'
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
import { useRegion } from './suggestions.ts'

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

export type DeliveryForm = ReturnType<typeof useDeliveryForm>
