import { expect, test } from 'vitest'
import type { Json } from '#shop/merge/merge.ts'
import type { View } from './board-row.ts'
import { type Edits, noEdits } from './edits.ts'
import { begunWith, piecesOf, rebased, withPiece } from './rebased.ts'

const template = { kind: 'template-week', piece: 'winter' } as const
const week = { kind: 'calendar-week', piece: '2026-12-07' } as const
const dish = { kind: 'dish', piece: 'mousakas' } as const
const name = { el: 'Χειμώνας', en: 'Winter' }
const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const winter = (dishes: Record<string, string[]>): Json => ({ id: 'winter', name, dishes })
const bare: Json = { id: 'winter', name }
const follows = (id: string): Json => ({ week: '2026-12-07', template: id })
const soldOn = (...weekdays: string[]): Json => ({ type: 'main-meal', weekdays })

type Now = { readonly templates?: Json; readonly week?: Json; readonly dish?: Json }

function seen(now: Now): View {
  const piece = (id: string, live: Json = null) => ({ id, live, drafts: [] })
  return {
    ...{ today: '2026-11-23', categories: [] },
    weekdays: [...workdays],
    templates: [piece('winter', now.templates)],
    calendar: [piece('2026-12-07', now.week)],
    dishes: [
      {
        ...{ slug: 'mousakas', name, categories: [], drafts: [], sold: [] },
        live: now.dish ?? soldOn('monday'),
      },
    ],
  } as View
}

/** Edits of one piece that were begun when it was `base`. */
function edited(named: typeof template | typeof week | typeof dish, base: Json, mine: Json): Edits {
  return withPiece(begunWith(noEdits, named, base), named, mine, workdays)
}

const now = (edits: Edits, of: Now) => {
  const { edits: made, clashes } = rebased(seen(of), edits, '')
  return { clashes, values: piecesOf(seen(of), made, '').map(({ value }) => value) }
}

test('13.06 a colleague’s dish of a template is kept beside the one that was changed here', () => {
  const edits = edited(template, winter({ a: [] }), winter({ a: [], b: ['monday'] }))
  expect(now(edits, { templates: winter({ a: ['friday'], c: [] }) })).toEqual({
    clashes: [],
    values: [winter({ a: ['friday'], b: ['monday'], c: [] })],
  })
})

test('both begin the dishes of a template that had none', () => {
  const edits = edited(template, bare, winter({ b: ['monday'] }))
  expect(now(edits, { templates: winter({ c: [] }) })).toEqual({
    clashes: [],
    values: [winter({ b: ['monday'], c: [] })],
  })
})

test('the same dish in two ways is a clash, and who yields keeps all else', () => {
  const edits = edited(template, winter({ a: ['monday'] }), winter({ a: [], b: ['monday'] }))
  const { clashes } = now(edits, { templates: winter({ a: ['friday', 'monday'] }) })
  expect(clashes).toEqual([
    {
      ...template,
      fields: ['dishes.a'],
      yielded: winter({ a: ['friday', 'monday'], b: ['monday'] }),
    },
  ])
})

test('a week that a colleague put on another template is a clash; on the same one it is no change', () => {
  const edits = edited(week, null, follows('winter'))
  expect(now(edits, { week: follows('summer') }).clashes).toMatchObject([
    { fields: [''], yielded: follows('summer') },
  ])
  expect(now(edits, { week: follows('winter') })).toEqual({ clashes: [], values: [] })
})

test('days of a dish that two people add are all there', () => {
  const edits = edited(dish, soldOn('monday'), soldOn('monday', 'friday'))
  expect(now(edits, { dish: soldOn('monday', 'tuesday') })).toEqual({
    clashes: [],
    values: [soldOn('monday', 'tuesday', 'friday')],
  })
})

test('a template that a colleague deleted is not brought back silently', () => {
  const edits = edited(template, winter({}), winter({ a: [] }))
  expect(now(edits, { templates: null }).clashes).toMatchObject([{ fields: [''], yielded: null }])
})
