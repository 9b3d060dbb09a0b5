import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MunicipalityAnswer } from '#server/answers.ts'
import { begins, matches, wordsOf } from '#shop/greek.ts'
import { refusalText } from '#shop/refusal-text.ts'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { call } from '../../call.ts'
import { useLanguage, useWords } from '../../text/words.ts'
import type { DeliveryForm } from './delivery-form.ts'
import { LateRegionInterest } from './late-region-interest.tsx'

/** A street that no service knows, as the customer writes it: with municipality and postcode. */
export default function TypedFields({ form }: { form: DeliveryForm }) {
  const { address } = useWords()
  const lang = useLanguage()
  const municipalities = useMunicipalities()
  const group = useRef<HTMLFieldSetElement>(null)
  const { values, typed, setTyped } = form
  const chosen = municipalities.find(({ name }) => name === values.municipality)

  // What was filled in for the customer, and goes with the place that it came from.
  const filled = useRef('')

  /** A place with one postcode needs no question, and neither does a postcode of one place. */
  function choose(name: string): void {
    form.set('municipality', name)
    const found = municipalities.find(each => each.name === name)
    if (!found || (values.postcode !== '' && values.postcode !== filled.current)) return
    const [only, ...others] = found.postcodes
    filled.current = only && others.length === 0 ? spaced(only) : ''
    form.set('postcode', filled.current)
  }

  function writePostcode(postcode: string): void {
    form.set('postcode', postcode)
    const [only, ...others] = withPostcode(municipalities, postcode)
    if (only && others.length === 0 && !values.municipality) form.set('municipality', only.name)
  }

  const { area = '' } = typed ?? {}
  const takeArea = useEffectEvent(() => {
    if (values.municipality !== '') return
    const byName = area ? municipalities.filter(({ name }) => matches(area, name)) : []
    const known = byName.length === 1 ? byName : withPostcode(municipalities, values.postcode)
    const [only, ...others] = known
    if (only && others.length === 0) choose(only.name)
  })
  // What the typed line says of the area is taken over once the list is here.
  useEffect(() => {
    if (municipalities.length > 0) takeArea()
  }, [municipalities])

  const asksFocus = typed?.fresh
  useEffect(() => {
    if (!asksFocus) return
    const fields = [...(group.current?.querySelectorAll('input') ?? [])]
    ;(fields.find(({ value }) => value === '') ?? fields[0])?.focus()
  }, [asksFocus])

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

type Field = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string
}

/** One of the 66, found by its beginning in Greek or Latin letters. */
function MunicipalityField({
  names,
  value,
  onChange,
  error,
  ...field
}: Field & { names: readonly string[] }) {
  const { address } = useWords()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {address.municipality}
      </label>
      <Autocomplete.Root
        items={fitting(names, value)}
        filter={null}
        value={value}
        onValueChange={onChange}
        openOnInputClick
        autoHighlight
      >
        <Autocomplete.Input
          {...field}
          id={id}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`block h-12 w-full rounded-field border bg-card px-4 text-base text-ellipsis focus-visible:rounded-field focus-visible:outline-offset-0 ${error ? 'border-error' : 'border-edge hover:border-ink'}`}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner align="start" sideOffset={8} className="z-60 outline-hidden">
            <Autocomplete.Popup
              aria-label={address.municipalities}
              className="w-(--anchor-width) min-w-64 max-w-(--available-width) rounded-card border border-line bg-card p-2 shadow-raised"
            >
              <Autocomplete.Empty className="text-sm text-muted not-empty:px-3 not-empty:py-2">
                {address.noMunicipality}
              </Autocomplete.Empty>
              <Autocomplete.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain outline-hidden">
                {(name: string) => (
                  <Autocomplete.Item
                    key={name}
                    value={name}
                    className="flex min-h-12 cursor-pointer items-center rounded-field px-3 py-2 leading-snug outline-hidden data-highlighted:bg-basil-soft"
                  >
                    {name}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={error ? 'mt-1.5 text-sm text-error' : 'sr-only'}
      >
        {error}
      </p>
    </div>
  )
}

/** What begins like the typed text stands before what has such a word. */
function fitting(names: readonly string[], typed: string): readonly string[] {
  const found = names.filter(name => matches(typed, name))
  const [start] = wordsOf(typed)
  const isFirst = (name: string) => {
    const [first] = wordsOf(name)
    return start !== undefined && first !== undefined && begins(start, first)
  }
  return [...found.filter(isFirst), ...found.filter(name => !isFirst(name))]
}

/** Empty until they are here; without them the customer writes the name, and the server knows it. */
function useMunicipalities(): readonly MunicipalityAnswer[] {
  const lang = useLanguage()
  const [known, setKnown] = useState<readonly MunicipalityAnswer[]>([])
  useEffect(() => {
    const withdrawal = new AbortController()
    void call('municipality-collection', {}, withdrawal).then(answer => {
      if (!withdrawal.signal.aborted && answer.code === 'ok') setKnown(answer.data.municipalities)
    })
    return () => withdrawal.abort()
  }, [lang])
  return known
}

function withPostcode(municipalities: readonly MunicipalityAnswer[], postcode: string) {
  const digits = postcode.replace(' ', '')
  return municipalities.filter(({ postcodes }) => postcodes.includes(digits))
}

function spaced(postcode: string): string {
  return postcode.replace(/^(\d{3})(\d{2})$/, '$1 $2')
}
