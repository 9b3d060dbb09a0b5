import { useEffect, useRef, useState } from 'react'
import type { MunicipalityAnswer } from '#server/answers.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../../call.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import type { DeliveryForm } from './delivery-form.ts'
import { LateRegionInterest } from './late-region-interest.tsx'
import { MunicipalityField } from './municipality-field.tsx'
import { spaced, useArea } from './use-area.ts'

/** A street that no service knows, as the customer writes it: with municipality and postcode. */
export default function TypedFields({ form }: { form: DeliveryForm }) {
  const { address } = useWords()
  const lang = useLanguage()
  const municipalities = useMunicipalities()
  const group = useFieldsFocus(form.typed?.fresh)
  const { choose, writePostcode } = useArea(form, municipalities)
  const { values, setTyped } = form
  const chosen = municipalities.find(({ name }) => name === values.municipality)
  return (
    <fieldset ref={group} className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">{address.typedTitle}</legend>
      <p className="-mt-1 text-sm text-muted">
        {address.typedText}{' '}
        <button
          type="button"
          onClick={() => setTyped(null)}
          className="inline-flex min-h-6 items-center font-medium text-basil underline underline-offset-4"
        >
          {address.searchAgain}
        </button>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3 sm:gap-5">
        <TextField
          {...form.field('street')}
          label={address.street}
          autoComplete="off"
          maxLength={100}
          required
        />
        <TextField
          {...form.field('number')}
          label={address.number}
          autoComplete="off"
          maxLength={10}
          required
        />
        <MunicipalityField
          {...form.field('municipality')}
          names={municipalities.map(({ name }) => name)}
          onChange={choose}
        />
        <TextField
          {...form.field('postcode')}
          onChange={writePostcode}
          label={address.postcode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          required
        />
      </div>
      {chosen && !chosen.served && (
        <Notice kind="warning" title={address.notServed}>
          {refusalText['region-not-found'][lang]}
          <LateRegionInterest near={spaced(values.postcode)} />
        </Notice>
      )}
    </fieldset>
  )
}

/** Focuses the first empty field when the customer changes from searching to typing the address. */
function useFieldsFocus(asksFocus: boolean | undefined) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!asksFocus) return
    const fields = [...(group.current?.querySelectorAll('input') ?? [])]
    ;(fields.find(({ value }) => value === '') ?? fields[0])?.focus()
  }, [asksFocus])
  return group
}

/** Empty until they are here; without them the customer writes the name, and the server knows it. */
function useMunicipalities(): readonly MunicipalityAnswer[] {
  const lang = useLanguage()
  const [loaded, setLoaded] = useState<readonly MunicipalityAnswer[]>([])
  useEffect(() => {
    const withdrawal = new AbortController()
    void call('municipality-collection', {}, withdrawal).then(answer => {
      if (!withdrawal.signal.aborted && answer.code === 'ok') setLoaded(answer.data.municipalities)
    })
    return () => withdrawal.abort()
  }, [lang])
  return loaded
}
