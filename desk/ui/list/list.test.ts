import { expect, test } from 'vitest'
import { type Column, choicesOf, compared, hasWords, searched } from './column.ts'
import { orderAfter, searchWith, viewIn } from './view.ts'

test('11.16 a view stands in the address beside what the screen keeps there', () => {
  const search = new URLSearchParams('date=2026-11-23&q=old&only.state=waits&order=-name')
  const view = viewIn(search)
  expect(view).toEqual({
    text: 'old',
    only: { state: 'waits' },
    order: { column: 'name', falling: true },
    columns: null,
  })
  expect(searchWith(search, view).toString()).toBe(search.toString())
  const next = { text: '', only: { state: '' }, order: null, columns: ['name', 'roles'] }
  expect(searchWith(search, next).toString()).toBe('date=2026-11-23&columns=name%2Croles')
  expect(viewIn(searchWith(search, next)).columns).toEqual(['name', 'roles'])
})

test('a title is pressed: rising, falling, as it was', () => {
  const rising = orderAfter({ column: 'other', falling: true }, 'name')
  expect(rising).toEqual({ column: 'name', falling: false })
  const falling = orderAfter(rising, 'name')
  expect(falling).toEqual({ column: 'name', falling: true })
  expect(orderAfter(falling, 'name')).toBeNull()
})

test('11.16 typed words are found without accents, in Latin letters and inside a number', () => {
  const columns: Column<{ name: string; cents: number }>[] = [
    { name: 'name', title: '', cell: () => null, value: ({ name }) => name },
    { name: 'sum', title: '', cell: () => null, value: ({ cents }) => ({ cents }) },
    { name: 'acts', title: '', cell: () => null },
  ]
  const text = searched(columns, { name: 'Θανάσης Κούρος 10482', cents: 1250 })
  for (const typed of ['', 'θανασης', 'ΚΟΎΡΟΣ θαν', 'thanasis', '482', '12,5'])
    expect(hasWords(typed, text), typed).toBe(true)
  expect(hasWords('θανάσης μαρία', text)).toBe(false)
})

test('11.16 numbers are ordered by size, texts by the Greek alphabet, empty ones last', () => {
  const sorted = (values: Parameters<typeof compared>[0][]) => values.sort(compared)
  expect(sorted([{ cents: 900 }, null, { cents: 1000 }, { cents: -5 }])).toEqual([
    { cents: -5 },
    { cents: 900 },
    { cents: 1000 },
    null,
  ])
  const [late, early] = [{ at: '2026-11-23T09:00:00.000Z' }, { at: '2026-11-22T23:00:00Z' }]
  expect(sorted([late, null, early])).toEqual([early, late, null])
  expect(sorted(['Ωμέγα', '', 'άλφα', '10', '9', 'Βήτα'])).toEqual([
    '9',
    '10',
    'άλφα',
    'Βήτα',
    'Ωμέγα',
    '',
  ])
})

test('a box offers what the rows have, each once, by a code that no language changes', () => {
  const names = { open: 'Ανοιχτή', closed: 'Κλειστή', none: '' }
  const column: Column<{ state: keyof typeof names }> = {
    ...{ name: 'state', title: '', cell: () => null },
    value: ({ state }) => names[state],
    choice: ({ state }) => (state === 'none' ? null : { code: state, name: names[state] }),
  }
  const rows = (['closed', 'none', 'open', 'closed'] as const).map(state => ({ state }))
  expect(choicesOf(column, rows)).toEqual([
    { code: 'open', name: 'Ανοιχτή' },
    { code: 'closed', name: 'Κλειστή' },
  ])
})
