import { expect, test, vi } from 'vitest'

const answers = { code: 'ok', data: { meals: [] as unknown[] } }
vi.mock('../call.ts', () => ({ call: () => Promise.resolve(answers) }))

const { lastDayBuilds, loadDayBuilds } = await import('./day-builds.ts')

const build = (left: number) => ({
  builds: [{ id: 'M01-brave', price: 8.9, left, beyond: null, perPortion: { kcal: 500 } }],
})

test('the last answer of a delivery is known until its date changes', async () => {
  answers.data.meals = [build(3)]
  const offers = await loadDayBuilds('c1', { id: 'd1', date: '2026-11-24' })
  expect(offers?.get('M01-brave')?.left).toBe(3)
  expect(lastDayBuilds('c1', 'd1', '2026-11-24')).toBe(offers)
  expect(lastDayBuilds('c1', 'd1', '2026-11-25')).toBeNull()
  expect(lastDayBuilds('c1', 'd2', '2026-11-24')).toBeNull()
})

test('what was asked again takes the place of what was known', async () => {
  answers.data.meals = [build(0)]
  await loadDayBuilds('c1', { id: 'd1', date: '2026-11-24' })
  expect(lastDayBuilds('c1', 'd1', '2026-11-24')?.get('M01-brave')?.left).toBe(0)
})

test('only one cart is known at a time', async () => {
  await loadDayBuilds('c2', { id: 'd1', date: '2026-11-24' })
  expect(lastDayBuilds('c1', 'd1', '2026-11-24')).toBeNull()
  expect(lastDayBuilds('c2', 'd1', '2026-11-24')).not.toBeNull()
})
