import { beforeEach, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, openDoor } from '../../test/door.ts'

let door: Door
let desk: Seat
beforeEach(async () => {
  door = await openDoor()
  desk = await seat(door, 'owner')
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}) =>
  askDesk(door, name, input, { desk })
const into = { name: 'Winter' }

test('a release names the questions that it changes, and what is small and new by what it holds', async () => {
  const seen = (await ask('words-one', { name: 'faq' })).data.live
  const [first, ...others] = seen.items
  const answer = { el: 'Εύκολα.', en: 'With ease.' }
  const faq = { ...seen, items: [{ ...first, answer }, ...others] }
  const coupon = {
    ...{ id: 'winter', code: 'WINTER15', name: { el: 'Χειμώνας', en: 'Winter' } },
    ...{ benefit: { percent: 15 }, planTypes: [], firstOrder: false },
  }
  const drafts = [
    { kind: 'text', piece: 'faq', seen, value: faq },
    { kind: 'coupon', piece: 'winter', seen: null, value: coupon },
  ]
  const { releaseId } = (await ask('drafts-write', { into, drafts })).data
  const { changes, names } = (await ask('release-one', { releaseId })).data
  expect(names[`faq ${first.slug}`]).toEqual(first.question)
  const made = changes.find(({ kind }: { kind: string }) => kind === 'coupon')
  expect(made.fields).toEqual([{ field: 'benefit.percent', to: 15 }])
})

test('what a draft lacks is answered with the names of its ids, and its deed with that of its release', async () => {
  const seen = (await ask('dish-one', { slug: 'mousakas' })).data.live
  const value = { ...seen, categories: [...seen.categories, 'vegan'] }
  const drafts = [{ kind: 'dish', piece: 'mousakas', seen, value }]
  const { lacks, names } = (await ask('drafts-write', { into, drafts })).data
  expect(lacks.length).toBeGreaterThan(0)
  const said = JSON.stringify(lacks)
  for (const id of Object.keys(names)) expect(said).toContain(id)
  expect(Object.keys(names).length).toBeGreaterThan(0)
  const [deed] = (await ask('deed-collection')).data
  expect(deed).toMatchObject({ call: 'drafts-write', subjectName: into.name })
})

test('11.10 a deed names what it drafted: by what is live, and what is new by its draft', async () => {
  const feta = (await ask('ingredient-one', { id: 'feta' })).data.live
  const coupon = {
    ...{ id: 'winter', code: 'WINTER15', name: { el: 'Χειμώνας', en: 'Winter' } },
    ...{ benefit: { percent: 15 }, planTypes: [], firstOrder: false },
  }
  const drafts = [
    { kind: 'ingredient', piece: 'feta', seen: feta, value: { ...feta, traces: ['nuts'] } },
    { kind: 'coupon', piece: 'winter', seen: null, value: coupon },
  ]
  await ask('drafts-write', { into, drafts })
  const [deed] = (await ask('deed-collection')).data
  expect(deed.names).toMatchObject({ feta: feta.name, winter: { el: 'WINTER15', en: 'WINTER15' } })
})
