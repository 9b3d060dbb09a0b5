import { useEffect, useEffectEvent, useRef } from 'react'
import type { MunicipalityAnswer } from '#server/answers.ts'
import { matches } from '#shop/greek.ts'
import type { DeliveryForm } from './delivery-form.ts'

/** Municipality and postcode, of which one fills in the other where there is no choice. */
export function useArea(form: DeliveryForm, municipalities: readonly MunicipalityAnswer[]) {
  const { values, typed } = form
  // The postcode that a choice of place filled in: the next choice may replace it, but not a typed one.
  const filled = useRef('')

  /** A place with one postcode needs no question, and neither does a postcode of one place. */
  function choose(name: string): void {
    form.set('municipality', name)
    const municipality = municipalities.find(each => each.name === name)
    if (!municipality || (values.postcode !== '' && values.postcode !== filled.current)) return
    const [only, ...others] = municipality.postcodes
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
    const fitting = byName.length === 1 ? byName : withPostcode(municipalities, values.postcode)
    const [only, ...others] = fitting
    if (only && others.length === 0) choose(only.name)
  })
  // The typed line may name the area; it is taken over once the list of areas has loaded.
  useEffect(() => {
    if (municipalities.length > 0) takeArea()
  }, [municipalities])
  return { choose, writePostcode }
}

function withPostcode(municipalities: readonly MunicipalityAnswer[], postcode: string) {
  const digits = postcode.replace(' ', '')
  return municipalities.filter(({ postcodes }) => postcodes.includes(digits))
}

export function spaced(postcode: string): string {
  return postcode.replace(/^(\d{3})(\d{2})$/, '$1 $2')
}
