import { degrees } from './places-form.ts'
import { figureIn } from './terms.ts'

type Pair = { readonly el: string; readonly en: string }

/** An area as areas.yaml says it; what is not named here stays as it was. */
export type WrittenArea = {
  readonly id: string
  readonly name: Pair
  readonly group?: Pair
  readonly postcodes: readonly string[]
  /** Left out: it is. */
  readonly served?: boolean
  readonly center: { readonly lat: number; readonly lng: number }
  readonly tile?: { readonly row: number; readonly column: number }
  readonly place?: string
  readonly weekdays?: readonly string[]
  readonly windows?: readonly string[]
  /** Euros. */
  readonly fee?: number
  readonly freeFromMainMeals?: number
  readonly freeFromWeeklyMainMeals?: number
  readonly minTotal?: number
}

const figures = ['fee', 'freeFromMainMeals', 'freeFromWeeklyMainMeals', 'minTotal'] as const
type AreaFigure = (typeof figures)[number]
const lists = ['weekdays', 'windows'] as const

/** An area as it is typed; an empty figure, and a list that holds all, are as for the whole shop. */
export type AreaForm = Readonly<
  Record<'el' | 'en' | 'groupEl' | 'groupEn' | 'postcodes' | 'lat' | 'lng' | 'place', string> &
    Record<AreaFigure, string>
> &
  Readonly<Record<(typeof lists)[number], readonly string[]>>
export type AreaField = keyof AreaForm

type AreaChoices = {
  readonly weekdays: readonly string[]
  readonly windows: readonly { readonly id: string }[]
}

export function areaForm(area: WrittenArea | null, { weekdays, windows }: AreaChoices): AreaForm {
  const typed = (figure: number | undefined) => (figure === undefined ? '' : String(figure))
  return {
    ...{ el: area?.name.el ?? '', en: area?.name.en ?? '' },
    ...{ groupEl: area?.group?.el ?? '', groupEn: area?.group?.en ?? '' },
    postcodes: area?.postcodes.join(' ') ?? '',
    ...{ lat: typed(area?.center.lat), lng: typed(area?.center.lng) },
    place: area?.place ?? '',
    fee: typed(area?.fee),
    freeFromMainMeals: typed(area?.freeFromMainMeals),
    freeFromWeeklyMainMeals: typed(area?.freeFromWeeklyMainMeals),
    minTotal: typed(area?.minTotal),
    weekdays: area?.weekdays ?? weekdays,
    windows: area?.windows ?? windows.map(({ id }) => id),
  }
}

const euros = { least: 0, most: 1000, digits: 2 } as const
const meals = { least: 1, most: 100, digits: 0 } as const

/** The area of a form, or the fields that keep it from being one. `known`: what it was. */
export function areaOfForm(
  form: AreaForm,
  id: string,
  known: WrittenArea | null,
  choices: AreaChoices,
): WrittenArea | { readonly wrong: ReadonlySet<AreaField> } {
  const wrong = new Set<AreaField>()
  for (const field of ['el', 'en'] as const) if (form[field].trim() === '') wrong.add(field)
  const [groupEl, groupEn] = [form.groupEl.trim(), form.groupEn.trim()]
  if (groupEl === '' && groupEn !== '') wrong.add('groupEl')
  if (groupEn === '' && groupEl !== '') wrong.add('groupEn')
  const postcodes = postcodesIn(form.postcodes)
  if (!postcodes) wrong.add('postcodes')
  const [lat, lng] = [degrees(form.lat, 90), degrees(form.lng, 180)]
  if (lat === null) wrong.add('lat')
  if (lng === null) wrong.add('lng')
  for (const list of lists) if (form[list].length === 0) wrong.add(list)
  const own: Partial<Record<AreaFigure, number>> = {}
  for (const field of figures) {
    if (form[field].trim() === '') continue
    const figure = figureIn(form[field], field === 'fee' || field === 'minTotal' ? euros : meals)
    if (figure === null) wrong.add(field)
    else own[field] = figure
  }
  if (wrong.size > 0 || !postcodes || lat === null || lng === null) return { wrong }
  const all = { weekdays: choices.weekdays, windows: choices.windows.map(one => one.id) }
  const some = (list: (typeof lists)[number]) =>
    all[list].every(name => form[list].includes(name))
      ? {}
      : { [list]: all[list].filter(name => form[list].includes(name)) }
  const { weekdays: _, windows: __, group: ___, place: ____, ...kept } = known ?? {}
  return {
    ...withoutFigures(kept),
    id,
    name: { el: form.el.trim(), en: form.en.trim() },
    ...(groupEl !== '' && { group: { el: groupEl, en: groupEn } }),
    postcodes,
    center: { lat, lng },
    ...(form.place !== '' && { place: form.place }),
    ...some('weekdays'),
    ...some('windows'),
    ...own,
  }
}

function withoutFigures(area: Partial<WrittenArea>): Partial<WrittenArea> {
  const { fee: _, freeFromMainMeals: __, freeFromWeeklyMainMeals: ___, ...others } = area
  const { minTotal: ____, ...kept } = others
  return kept
}

function postcodesIn(typed: string): string[] | null {
  const all = typed.split(/[\s,;]+/).filter(Boolean)
  const isEach = all.length > 0 && all.every(code => /^[1-9]\d{4}$/.test(code))
  return isEach && new Set(all).size === all.length ? all : null
}
