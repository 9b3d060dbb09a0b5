/** A window as its file says it: with a code, a name of its own, or both. */
export type WrittenWindow = {
  readonly id: string
  readonly code?: 'morning' | 'afternoon' | undefined
  readonly name?: Pair | undefined
  readonly from: string
  readonly to: string
}

/** What is wrong with the hours of a window, by field. */
export function wrongHours({ from, to }: Pick<WrittenWindow, 'from' | 'to'>): {
  readonly from?: 'time'
  readonly to?: 'time' | 'order'
} {
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
  if (!isTime(from)) return { from: 'time', ...(!isTime(to) && { to: 'time' as const }) }
  if (!isTime(to)) return { to: 'time' }
  return from < to ? {} : { to: 'order' }
}

/** A name that no other thing has, and no release will give to two: "w-0830". */
export function freshId(begins: string, taken: ReadonlySet<string>): string {
  const plain =
    begins
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'new'
  const short = plain.slice(0, 40)
  for (let at = 1; ; at += 1) {
    const id = at === 1 ? short : `${short}-${at}`
    if (!taken.has(id)) return id
  }
}

const texts = ['el', 'en', 'streetEl', 'streetEn', 'number'] as const
const pairs = ['hours', 'directions'] as const

/** A counter as it is typed. `municipality`: its Greek name; empty: none is chosen. */
export type SpotForm = Readonly<
  Record<
    | (typeof texts)[number]
    | `${(typeof pairs)[number]}${'El' | 'En'}`
    | 'postcode'
    | 'municipality'
    | 'lat'
    | 'lng',
    string
  >
> & { readonly payments: readonly string[] }
export type SpotField = keyof SpotForm

type Pair = { readonly el: string; readonly en: string }
/** A counter as places.yaml says it; what is not named here stays as it was. */
export type WrittenSpot = {
  readonly id: string
  readonly slug?: string
  readonly name: Pair
  readonly payments: readonly string[]
  readonly kind: 'takeaway'
  readonly address: {
    readonly street: Pair
    readonly number: string
    readonly municipality: Pair
    readonly postcode: string
    readonly lat: number
    readonly lng: number
  }
  readonly hours?: Pair
  readonly directions?: Pair
}

export function spotForm(spot: WrittenSpot | null, payments: readonly string[]): SpotForm {
  const address = spot?.address
  return {
    ...{ el: spot?.name.el ?? '', en: spot?.name.en ?? '' },
    ...{ streetEl: address?.street.el ?? '', streetEn: address?.street.en ?? '' },
    ...{ number: address?.number ?? '', postcode: address?.postcode ?? '' },
    municipality: address?.municipality.el ?? '',
    ...{ lat: address ? String(address.lat) : '', lng: address ? String(address.lng) : '' },
    ...{ hoursEl: spot?.hours?.el ?? '', hoursEn: spot?.hours?.en ?? '' },
    ...{ directionsEl: spot?.directions?.el ?? '', directionsEn: spot?.directions?.en ?? '' },
    payments: spot?.payments ?? payments,
  }
}

/** The counter of a form, or the fields that keep it from being one. `municipality`: its two names. */
export function spotOf(
  form: SpotForm,
  before: Pick<WrittenSpot, 'id' | 'slug'>,
  municipality: Pair | null,
): WrittenSpot | { readonly wrong: ReadonlySet<SpotField> } {
  const wrong = new Set<SpotField>()
  for (const field of texts) if (form[field].trim() === '') wrong.add(field)
  if (form.number.trim().length > 20) wrong.add('number')
  if (!/^\d{5}$/.test(form.postcode.trim())) wrong.add('postcode')
  if (!municipality) wrong.add('municipality')
  const [lat, lng] = [degrees(form.lat, 90), degrees(form.lng, 180)]
  if (lat === null) wrong.add('lat')
  if (lng === null) wrong.add('lng')
  for (const pair of pairs) {
    const [el, en] = [form[`${pair}El`].trim(), form[`${pair}En`].trim()]
    if (el === '' && en !== '') wrong.add(`${pair}El`)
    if (en === '' && el !== '') wrong.add(`${pair}En`)
  }
  if (form.payments.length === 0) wrong.add('payments')
  if (wrong.size > 0 || !municipality || lat === null || lng === null) return { wrong }
  return {
    ...before,
    name: { el: form.el.trim(), en: form.en.trim() },
    payments: form.payments,
    kind: 'takeaway',
    address: {
      street: { el: form.streetEl.trim(), en: form.streetEn.trim() },
      number: form.number.trim(),
      municipality,
      postcode: form.postcode.trim(),
      ...{ lat, lng },
    },
    ...(form.hoursEl.trim() !== '' && {
      hours: { el: form.hoursEl.trim(), en: form.hoursEn.trim() },
    }),
    ...(form.directionsEl.trim() !== '' && {
      directions: { el: form.directionsEl.trim(), en: form.directionsEn.trim() },
    }),
  }
}

/** Degrees as somebody typed them; null: none. */
export function degrees(typed: string, most: number): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^-?\d{1,3}(\.\d{1,8})?$/.test(text)) return null
  return Math.abs(Number(text)) <= most ? Number(text) : null
}
