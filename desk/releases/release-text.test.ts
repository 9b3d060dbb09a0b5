import { expect, test } from 'vitest'
import type { z } from 'zod'
import { demoShopFolder } from '#server/demo/catalogue.ts'
import { dishSchema, documents } from '#server/folder/layout.ts'
import { withPieces } from '#server/folder/pieces.ts'
import { lackOf } from '#server/releases/lacks.ts'
import { namesIn } from '#server/releases/names.ts'
import { lack } from '#shop/lack/lack.ts'
import { pieceKinds, termNames } from '#shop/publishing/release.ts'
import { catalogue as offerEl } from '../text/el/catalogue.ts'
import { words as wordsEl } from '../text/el/words.ts'
import { catalogue as offerEn } from '../text/en/catalogue.ts'
import { words as wordsEn } from '../text/en/words.ts'
import { releaseTexts } from './release-text.ts'

const shop = await demoShopFolder()
const inEl = { catalogue: offerEl, words: wordsEl }
const inEn = { catalogue: offerEn, words: wordsEn }
const greek = /\p{Script=Greek}/u

test('10.25 every field and code that a release can change has a name in both languages', () => {
  for (const { words } of [inEl, inEn]) {
    const { fields, values } = words as { fields: object; values: object }
    for (const field of named().fields) expect(fields, field).toHaveProperty([field])
    for (const code of named().codes) expect({ ...values, ...fields }).toHaveProperty([code])
  }
  for (const [field, name] of Object.entries(wordsEl.fields))
    if (!['email', 'slug'].includes(field))
      expect(name, field).toMatch(/\p{Script=Greek}|kcal|Email/u)
})

test('a conflict, a problem and what lacks name things of every kind, and no ids of windows or dishes', () => {
  const [slug = ''] = shop.dishes.keys()
  const [window] = shop.shop.windows
  const ids: Partial<Record<string, string>> = {
    ...{ dish: slug, ingredient: 'feta', window: window?.id, spot: shop.places.places[0]?.id },
    area: shop.areas[0]?.id,
    ...{
      'closed-day': '2026-12-28',
      'day-limit': '2026-12-24',
      'calendar-week': '2026-12-07',
      'template-week': 'lent',
      capacity: 'capacity',
      text: 'faq',
      picture: 'hero',
    },
    coupon: shop.coupons[0]?.id,
  }
  const lent = { id: 'lent', name: { el: 'Νηστεία', en: 'Lent' }, dishes: {} }
  const weeks = { ...shop.weeks, templates: [lent] }
  const names = namesIn({ ...shop, weeks }, Object.values(ids))
  for (const [lang, own] of [
    ['el', inEl],
    ['en', inEn],
  ] as const) {
    const said = releaseTexts(lang, own, names)
    for (const kind of pieceKinds)
      for (const piece of kind === 'terms' ? termNames : [ids[kind] ?? '']) {
        const text = said.conflict({ kind, piece, field: 'name.el' })
        expect(text).toContain(own.catalogue.kinds[kind])
        expect(text).not.toContain(`${own.catalogue.kinds[kind]} ${piece} `)
        const missing = { ...lack('missing'), file: null, field: 'per100g.fat' }
        const { where } = said.lack({ ...missing, piece: { kind, piece } })
        expect(where).toMatch(lang === 'el' ? /Λιπαρά$/ : /Fat$/)
      }
    const name = shop.dishes.get(slug)?.name[lang] ?? ''
    const feta = names.feta?.[lang]
    expect(feta).toMatch(/^(?:Φέτα|Feta)/)
    expect(said.conflict({ kind: 'dish', piece: slug, field: 'prices.hero' })).toBe(
      `${own.catalogue.kinds.dish} ${name} · ${own.words.fields.prices} · ${own.words.values.hero}`,
    )
    const unknown = { ...lack('no-ingredient', { name: 'feta' }), file: null, field: 'recipe.feta' }
    expect(said.lack({ ...unknown, piece: { kind: 'dish', piece: slug } })).toMatchObject(
      lang === 'el'
        ? { where: `Πιάτο ${name} · Συνταγή · ${feta}`, says: `το υλικό ${feta} δεν υπάρχει` }
        : { where: `Dish ${name} · Recipe · ${feta}`, says: `${feta} is no ingredient` },
    )
    const code = { ...lack('missing'), piece: null, file: 'codes' as const, field: '' }
    expect(said.lack(code).where).toBe(own.catalogue.files.codes)
  }
})

test('a draft without a name in the language of the room is called by the other one', () => {
  const name = { el: 'Κέιλ', en: '' }
  expect(releaseTexts('en', inEn).thing({ kind: 'ingredient', piece: 'kale-2' }, name)).toBe('Κέιλ')
})

test('13.08 what a half-filled thing lacks is said of that thing', () => {
  const value = { id: 'kale-2', name: { el: 'Κέιλ', en: '' }, per100g: {} }
  const night = { id: 'night', code: 'afternoon', from: '22:00', to: '20:00' }
  const { shop: wanted, problems } = withPieces(shop, [
    { kind: 'ingredient', piece: 'kale-2', value },
    { kind: 'window', piece: 'night', value: night },
  ])
  const said = releaseTexts('el', inEl, namesIn(wanted, problems))
  const lacks = problems.map(lackOf).map(said.lack)
  expect(lacks).toContainEqual({
    of: 'Ώρα παράδοσης 22:00–20:00',
    field: 'Έως',
    where: 'Ώρα παράδοσης 22:00–20:00 · Έως',
    says: 'δεν είναι μετά τις 22:00',
  })
  expect(lacks.every(({ says }) => greek.test(says))).toBe(true)
  expect(lacks.some(({ where }) => where.startsWith(`${offerEl.kinds.ingredient} kale-2`))).toBe(
    true,
  )
})

/** The fields of what releases change but texts, whose screens name their own, and the codes in them. */
function named(): { fields: Set<string>; codes: Set<string> } {
  const [fields, codes] = [new Set<string>(), new Set<string>()]
  const seen = new Set<unknown>()
  function walk(schema: z.core.$ZodType | undefined): void {
    if (!schema || seen.has(schema)) return
    seen.add(schema)
    const { def } = (schema as z.core.$ZodTypes)._zod
    if (def.type === 'object')
      for (const [field, own] of Object.entries(def.shape)) {
        fields.add(field)
        walk(own)
      }
    if (def.type === 'enum') for (const code of Object.values(def.entries)) codes.add(String(code))
    const { element, innerType, valueType, keyType, options, out } = def as unknown as Partial<
      Record<string, z.core.$ZodType>
    > & { options?: readonly z.core.$ZodType[] }
    for (const own of [element, innerType, valueType, keyType, out, ...(options ?? [])]) walk(own)
  }
  walk(dishSchema)
  for (const name of ['ingredients', 'coupons', 'plans', 'weeks'] as const)
    walk(documents[name].schema)
  const { windows, closed, dayLimits, kitchen, delivery, vat } = documents.shop.schema.shape
  for (const own of [windows, closed, dayLimits, kitchen, delivery, vat]) walk(own)
  walk(documents.places.schema.shape.places)
  walk(documents.places.schema.shape.payments.element.shape.door)
  walk(documents.areas.schema)
  return { fields, codes }
}
