import { beforeEach, expect, test } from 'vitest'
import { askDesk, type Seat, seat } from '../../test/desk.ts'
import { type Door, monday, openDoor } from '../../test/door.ts'
import { rememberCatalogue } from '../catalogue/memory.ts'
import { readCatalogueVersion } from '../db/meal/catalogue.ts'
import { pieceOf } from '../folder/pieces.ts'
import { readStored } from '../folder/store.ts'
import { folderTexts } from '../folder/write.ts'
import { goLive } from './going-live.ts'

let door: Door
let desk: Seat
beforeEach(async () => {
  door = await openDoor()
  desk = await seat(door, 'dietitian')
  return () => door.close()
})

const ask = (name: Parameters<typeof askDesk>[1], input: object = {}, by = desk) =>
  askDesk(door, name, input, { desk: by })
const slug = 'mousakas'
const dish = async () => (await ask('dish-one', { slug })).data.live
const liveTexts = async () => Object.fromEntries(folderTexts((await readStored(door.db)).shop))

async function release(name = 'Winter'): Promise<string> {
  return (await ask('release-create', { name })).data.id
}

async function draft(releaseId: string, change: (dish: never) => object, by = desk) {
  const seen = await dish()
  const value = { ...seen, ...change(seen as never) }
  return ask('draft-write', { releaseId, kind: 'dish', piece: slug, seen, value }, by)
}

const dearer = ({ prices }: { prices: Record<string, number> }) => ({
  prices: Object.fromEntries(Object.entries(prices).map(([key, euros]) => [key, euros + 1])),
})
test('13.02 a release goes live at its instant in Athens, whole, and raises the version once', async () => {
  const node = await rememberCatalogue(door.db, { log() {}, providers: ['viva'] })
  const cents = () =>
    node
      .current()
      .mealBySlug.get(slug)
      ?.builds.map(({ price }) => price) ?? []
  const before = cents()
  const releaseId = await release()
  expect((await draft(releaseId, dearer)).code).toBe('ok')
  const day = { from: '2026-12-28', to: '2026-12-29', reason: { el: 'Ρεβεγιόν', en: 'Feast' } }
  const closing = { releaseId, kind: 'closed-day', piece: day.from, seen: null, value: day }
  expect((await ask('draft-write', closing)).code).toBe('ok')
  const at = '2026-11-30T00:00'
  const planned = await ask('release-publish', { releaseId, at })
  expect(planned.data).toEqual({ goesLiveAt: '2026-11-29T22:00:00.000Z' })
  const instant = Date.parse(planned.data.goesLiveAt)
  const version = await readCatalogueVersion(door.db)
  door.at(instant - 1)
  await door.run('releases')
  expect(await readCatalogueVersion(door.db)).toBe(version)
  door.at(instant)
  // Two nodes at once.
  const now = new Date(instant)
  const done = await Promise.all([1, 2].map(() => goLive(door.db, releaseId, now)))
  expect(done.sort()).toEqual([false, true])
  expect(await readCatalogueVersion(door.db)).toBe(version + 1)
  await expect.poll(cents).toEqual(before.map(price => price + 100))
  expect(node.current().closedDays.days).toContainEqual(day)
  await node.stop()
  desk = await seat(door, 'owner')
  const { data } = await ask('release-one', { releaseId })
  expect(data).toMatchObject({ status: 'live', liveAt: now.toISOString(), lacks: [] })
  expect(data.changes[1].fields).toContainEqual({
    field: 'prices.regular',
    from: (before[0] ?? 0) / 100,
    to: (before[0] ?? 0) / 100 + 1,
  })
})

test('13.05 what is planned can be undone until then; what is live is put back by a release of the rows before', async () => {
  const before = await liveTexts()
  const releaseId = await release()
  await draft(releaseId, dearer)
  await ask('release-publish', { releaseId, at: '2026-11-23T18:00' })
  expect((await draft(releaseId, dearer)).code).toBe('release-not-draft')
  expect((await ask('release-undo', { releaseId })).code).toBe('ok')
  door.at(monday + 9 * 3_600_000)
  expect(await door.run('releases')).toBe(0)
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('ok')
  expect(await door.run('releases')).toBe(1)
  expect(await liveTexts()).not.toEqual(before)
  expect((await ask('release-undo', { releaseId })).code).toBe('release-not-planned')
  const draftId = (await ask('release-create', { name: 'Πρόχειρο' })).data.id
  expect((await ask('release-revert', { releaseId: draftId })).code).toBe('release-not-live')
  const { data } = await ask('release-revert', { releaseId })
  await ask('release-publish', { releaseId: data.id, at: null })
  expect(await door.run('releases')).toBe(1)
  expect(await liveTexts()).toEqual(before)
})

test('13.05 what was typed with spaces and usual values around it is put back, too', async () => {
  const before = await liveTexts()
  const releaseId = await release()
  const named = ({ name }: { name: { el: string } }) => ({
    name: { ...name, el: `${name.el} του φούρνου ` },
  })
  await draft(releaseId, named)
  const value = {
    ...{ id: 'winter', code: 'WINTER', name: { el: 'Χειμώνας', en: 'Winter' } },
    ...{ benefit: { percent: 10 }, offered: false },
  }
  await ask('draft-write', { releaseId, kind: 'coupon', piece: 'winter', seen: null, value })
  expect((await ask('release-publish', { releaseId, at: null })).code).toBe('ok')
  expect(await door.run('releases')).toBe(1)
  const { data } = await ask('release-revert', { releaseId })
  expect((await ask('release-one', { releaseId: data.id })).data.conflicts).toEqual([])
  expect((await ask('release-publish', { releaseId: data.id, at: null })).code).toBe('ok')
  expect(await door.run('releases')).toBe(1)
  expect(await liveTexts()).toEqual(before)
})

test('13.06 two people on one dish lose nothing, and one field in two ways is shown to the second', async () => {
  const other = await seat(door, 'manager')
  const releaseId = await release()
  const seen = await dish()
  const write = (value: object, by: Seat) =>
    ask('draft-write', { releaseId, kind: 'dish', piece: slug, seen, value }, by)
  const name = { ...seen.name, en: 'Moussaka of the house' }
  expect((await write({ ...seen, name }, other)).code).toBe('ok')
  const prices = { ...seen.prices, regular: 13 }
  const second = await write({ ...seen, prices }, desk)
  expect(second.data).toMatchObject({ value: { name, prices }, others: ['name.en'] })
  const third = await write({ ...seen, prices: { ...seen.prices, regular: 14 } }, other)
  expect(third).toMatchObject({ code: 'draft-changed', data: { fields: ['prices.regular'] } })
  expect(third.data.by).toBe('dietitian')
  const { data } = await ask('dish-one', { slug })
  expect(data.drafts[0].value).toMatchObject({ name, prices })
})

test('13.07 what an import changed meanwhile stays, and a conflict with it keeps a release waiting', async () => {
  const releaseId = await release()
  const other = await release('Other')
  await draft(releaseId, dearer)
  await draft(other, ({ name }: { name: object }) => ({ name: { ...name, en: 'Other' } }))
  await ask('release-publish', { releaseId: other, at: null })
  await ask('release-publish', { releaseId, at: null })
  expect(await door.run('releases')).toBe(2)
  const now = await dish()
  expect(now.name.en).toBe('Other')
  const first = await release('First')
  door.at(monday + 1000)
  const second = await release('Second')
  await draft(first, dearer)
  await draft(second, () => ({ prices: { ...now.prices, regular: 7 } }))
  await ask('release-publish', { releaseId: first, at: null })
  await ask('release-publish', { releaseId: second, at: null })
  expect(await door.run('releases')).toBe(1)
  const { data } = await ask('release-one', { releaseId: second })
  expect(data.status).toBe('planned')
  expect(data.waits.conflicts).toContainEqual({
    ...{ kind: 'dish', piece: slug, field: 'prices.regular' },
  })
  expect((await dish()).prices.regular).toBe(now.prices.regular + 1)
  // As the version before stored it, and as it reads what this one stores.
  const stored = async () =>
    (await door.db.query('select waits from release where id = $1', [second])).rows[0].waits
  const earlier = { problems: ['a sentence'], conflicts: [`dish ${slug} prices.regular`], sold: 0 }
  await door.db.query('update release set waits = $2 where id = $1', [second, earlier])
  expect((await ask('release-one', { releaseId: second })).data.waits).toEqual({
    ...{ lacks: [], conflicts: [], sold: 0 },
  })
  await door.run('releases')
  expect((await ask('release-one', { releaseId: second })).data.waits).toEqual(data.waits)
  expect(await stored()).toMatchObject({ problems: [], conflicts: [] })
})

test('13.08 a half-filled dish is kept as a draft, and cannot be published: it says what lacks', async () => {
  const releaseId = await release()
  const half = { type: 'main-meal', name: { el: 'Φακόρυζο', en: '' }, prices: { regular: 8 } }
  const piece = { releaseId, kind: 'dish', piece: 'fakoryzo' }
  expect((await ask('draft-write', { ...piece, seen: null, value: half })).code).toBe('ok')
  const refused = await ask('release-publish', { releaseId, at: null })
  expect(refused.code).toBe('release-lacks')
  const fields = refused.data.lacks.map(({ field }: { field: string }) => field)
  expect(fields).toEqual(expect.arrayContaining(['name.en', 'recipe', 'description', 'categories']))
  const { live } = (await ask('dish-one', { slug })).data
  const whole = { ...live, ...half, name: { el: 'Φακόρυζο', en: 'Lentil rice' } }
  await ask('draft-write', { ...piece, seen: half, value: { ...whole, recipe: { gold: 3 } } })
  const unknown = await ask('release-publish', { releaseId, at: null })
  expect(JSON.stringify(unknown.data.lacks)).toContain('gold')
  const { lacks } = (await ask('release-one', { releaseId })).data
  expect(lacks).toContainEqual(
    expect.objectContaining({ piece: { kind: 'dish', piece: 'fakoryzo' }, field: 'recipe.gold' }),
  )
  const listed = await ask('dish-collection')
  expect(listed.data.at(-1)).toMatchObject({ slug: 'fakoryzo', drafts: 1 })
})

test('13.09 several drafts are written together or not at all, and a release that was begun for them goes too', async () => {
  const seen = await dish()
  const day = { from: '2026-12-28', to: '2026-12-29', reason: { el: 'Ρεβεγιόν', en: 'Feast' } }
  const closing = { kind: 'closed-day', piece: day.from, seen: null, value: day }
  const dear = { kind: 'dish', piece: slug, seen, value: { ...seen, ...dearer(seen) } }
  const named = { into: { name: 'December' }, drafts: [closing, dear] }
  const { releaseId, drafts } = (await ask('drafts-write', named)).data
  expect(drafts).toEqual([
    { value: day, others: [] },
    { value: dear.value, others: [] },
  ])
  const { data } = await ask('release-one', { releaseId })
  expect(data.changes.map(({ piece }: { piece: string }) => piece)).toEqual([day.from, slug])
  const stale = { ...dear, value: { ...seen, prices: { ...seen.prices, regular: 3 } } }
  const other = { ...closing, piece: '2026-12-31', value: { ...day, from: '2026-12-31' } }
  const refused = await ask('drafts-write', { into: { releaseId }, drafts: [other, stale] })
  expect(refused.code).toBe('draft-changed')
  const unknown = { kind: 'text', piece: 'passwords', seen: null, value: {} }
  const begun = { into: { name: 'Never' }, drafts: [closing, unknown] }
  expect((await ask('drafts-write', begun)).code).toBe('piece-not-found')
  expect((await ask('drafts-write', { into: { name: 'Empty' }, drafts: [] })).code).toBe(
    'invalid-input',
  )
  const twice = { into: { name: 'Twice' }, drafts: [closing, closing] }
  expect((await ask('drafts-write', twice)).code).toBe('invalid-input')
  expect((await ask('release-one', { releaseId })).data.changes.length).toBe(2)
  const names = (await ask('release-collection')).data.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['December'])
})

test('13.04 an instant that is over, a name that is no piece, and an empty release are refused', async () => {
  const releaseId = await release()
  const publish = (at: unknown) => ask('release-publish', { releaseId, at })
  expect((await publish(null)).code).toBe('release-empty')
  await draft(releaseId, dearer)
  expect((await publish('2026-11-23T09:59')).code).toBe('release-instant')
  expect((await publish('2028-11-23T09:59')).code).toBe('release-instant')
  for (const at of ['2026-11-31T00:00', 'soon', 7, undefined])
    expect((await publish(at)).code).toBe('invalid-input')
  const write = (more: object) =>
    ask('draft-write', { releaseId, kind: 'dish', piece: slug, seen: null, value: {}, ...more })
  expect((await write({ kind: 'staff' })).code).toBe('invalid-input')
  expect((await write({ kind: 'text', piece: 'passwords' })).code).toBe('piece-not-found')
  expect((await write({ kind: 'ingredient', piece: 'a', value: { id: 'b' } })).code).toBe(
    'piece-not-found',
  )
  expect((await write({ value: 'x'.repeat(150_000) })).code).toBe('invalid-input')
  expect((await write({ value: 7 })).code).toBe('piece-not-found')
  expect((await write({ releaseId: 'nobody' })).code).toBe('release-not-found')
  expect((await ask('release-delete', { releaseId })).code).toBe('ok')
  expect((await ask('release-one', { releaseId })).code).toBe('release-not-found')
})

test('an ingredient says where it is used, and sixty-four dearer dishes go live at once', {
  timeout: 120_000,
}, async () => {
  const { ingredients } = (await ask('ingredient-collection')).data
  expect(ingredients.length).toBeGreaterThan(150)
  const salt = ingredients.find(({ id }: { id: string }) => id === 'salt')
  expect(salt.usedIn).toContain(slug)
  const drafts = []
  const { shop } = await readStored(door.db)
  for (const { slug: piece } of (await ask('dish-collection')).data) {
    const seen = pieceOf(shop, { kind: 'dish', piece }) as { prices: number | object }
    const prices = typeof seen.prices === 'number' ? seen.prices + 1 : dearer(seen as never).prices
    drafts.push({ kind: 'dish', piece, seen, value: { ...seen, prices } })
  }
  const written = await ask('drafts-write', { into: { name: 'Dearer' }, drafts })
  expect(written.data.lacks).toEqual([])
  const { releaseId } = written.data
  // Where the rows lie in their table: written anew they would lie elsewhere.
  const recipes = async () =>
    (await door.db.query('select ctid, recipe_item.* from recipe_item order by ctid')).rows
  const before = await recipes()
  await ask('release-publish', { releaseId, at: null })
  expect(await door.run('releases')).toBe(1)
  expect((await ask('release-one', { releaseId })).data.status).toBe('live')
  expect(await recipes()).toEqual(before)
})
