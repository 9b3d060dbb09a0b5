import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { demoShopFolder } from '#server/demo/catalogue.ts'
import { dishSchema, documents } from '#server/folder/layout.ts'
import { withPieces } from '#server/folder/pieces.ts'
import { namesIn } from '#server/releases/names.ts'
import { lackText } from '#shop/publishing/lack-text.ts'
import { pieceKinds, termNames } from '#shop/publishing/release.ts'
import { offer as offerEl } from '../text/el/offer.ts'
import { words as wordsEl } from '../text/el/words.ts'
import { offer as offerEn } from '../text/en/offer.ts'
import { words as wordsEn } from '../text/en/words.ts'
import { saidIn } from './said.ts'

const shop = await demoShopFolder()
const inEl = { offer: offerEl, words: wordsEl }
const inEn = { offer: offerEn, words: wordsEn }
const greek = /\p{Script=Greek}/u

test('every sentence of the folder’s rules is said in Greek, without an English word', () => {
  const said = sentences()
  expect(said.length).toBeGreaterThan(120)
  for (const says of said) {
    const own = lackText(says, 'el')
    expect(own, says).toMatch(greek)
    // Words that Greek kitchens write like this, too.
    const foreign = own.replace(/kcal|vegan|visitor|all\b|email|HTML|firma\.gr|#2f5d3a|menu/gi, '')
    expect(foreign, says).not.toMatch(/[a-z]{2}/i)
    // No file, and nothing of how one is written.
    expect(lackText(says, 'en'), says).not.toMatch(/\.yaml|docs\/|\bfile|quotes|"- "|\/$/)
  }
})

test('what is for who writes files is said as who fills in a form reads it', () => {
  const names = { feta: { el: 'Φέτα', en: 'Feta' } }
  expect(lackText('feta is not in ingredients.yaml', 'en', names)).toBe('Feta is no ingredient')
  expect(lackText('x is not in categories of codes.yaml', 'en')).toBe(
    'x is not among the categories',
  )
  expect(lackText('is missing', 'en')).toBe('is missing')
})

test('ids in a sentence are said by name in both languages', () => {
  const names = { feta: { el: 'Φέτα', en: 'Feta' }, honey: { el: 'Μέλι', en: 'Honey' } }
  const says = 'claims vegan, but holds feta, honey'
  expect(lackText(says, 'el', names)).toBe('δηλώνεται vegan, αλλά περιέχει Φέτα, Μέλι')
  expect(lackText(says, 'en', names)).toBe('claims vegan, but holds Feta, Honey')
})

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
    const said = saidIn(lang, own, names)
    for (const kind of pieceKinds)
      for (const piece of kind === 'terms' ? termNames : [ids[kind] ?? '']) {
        const text = said.conflict(`${kind} ${piece} name.el`)
        expect(text).toContain(own.offer.kinds[kind])
        expect(text).not.toContain(`${own.offer.kinds[kind]} ${piece} `)
        const { where } = said.lack({ field: '[3].per100g.fat', says: '', piece: { kind, piece } })
        expect(where).toMatch(lang === 'el' ? /Λιπαρά$/ : /Fat$/)
      }
    const name = shop.dishes.get(slug)?.name[lang] ?? ''
    const feta = names.feta?.[lang]
    expect(feta).toMatch(/^(?:Φέτα|Feta)/)
    expect(said.conflict(`dish ${slug} prices.hero`)).toBe(
      `${own.offer.kinds.dish} ${name} · ${own.words.fields.prices} · Hero`,
    )
    expect(
      said.problem(`dishes/${slug}.yaml:1:1 recipe.feta: feta is not in ingredients.yaml`),
    ).toBe(
      lang === 'el'
        ? `${name} · Συνταγή · ${feta}: το υλικό ${feta} δεν υπάρχει`
        : `${name} · Recipe · ${feta}: ${feta} is no ingredient`,
    )
    expect(said.problem(`${slug}: its recipe changed after it was approved`)).toContain(`${name}: `)
    expect(said.problem('meal M01: builds[0].price is "x", not a number')).toContain(
      own.offer.files.database,
    )
  }
})

test('a draft without a name in the language of the room is called by the other one', () => {
  const name = { el: 'Κέιλ', en: '' }
  expect(saidIn('en', inEn).thing({ kind: 'ingredient', piece: 'kale-2' }, name)).toBe('Κέιλ')
})

test('13.08 what a half-filled thing lacks is said of that thing', () => {
  const value = { id: 'kale-2', name: { el: 'Κέιλ', en: '' }, per100g: {} }
  const night = { id: 'night', code: 'afternoon', from: '22:00', to: '20:00' }
  const { shop: wanted, problems } = withPieces(shop, [
    { kind: 'ingredient', piece: 'kale-2', value },
    { kind: 'window', piece: 'night', value: night },
  ])
  const said = saidIn('el', inEl, namesIn(wanted, problems))
  const lacks = problems.map(problem => said.lack(problem))
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

/** What the rules’ own files say, each with 7 in place of what it names. */
function sentences(): string[] {
  const folder = ['references', 'claim-problems', 'plain-issue', 'mail-problems'].map(
    name => `server/folder/${name}.ts`,
  )
  const data = readdirSync('shop/shop-data').map(name => `shop/shop-data/${name}`)
  const schemas = readdirSync('server/folder/schemas').map(name => `server/folder/schemas/${name}`)
  const food = ['shop/food/component.ts', 'shop/food/recipe-problems.ts']
  const files = [...folder, ...data, ...schemas, ...food].filter(name => !name.endsWith('.test.ts'))
  const found = files.flatMap(file => {
    const code = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/(?:describe|throw new Error)\((?:[^()]|\([^()]*\))*\)/g, '')
    return [
      ...code.matchAll(/'([^'\n]*)'|`((?:[^`$]|\$\{(?:[^{}`]|`[^`]*`|\{[^}]*\})*\})*)`/g),
    ].map(([, plain = '', filled = plain]) => filled.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7'))
  })
  // These are put together from parts.
  const composed = ['this text asks for nothing', 'there is {{7}}, {{8}}']
  return [
    ...[...new Set(found)].filter(
      text => verbs.test(text) && !/not known here:|, which 7$/.test(text),
    ),
    ...composed.map(text => `asks for {{7}}, which is not known here: ${text}`),
  ]
}

/** With what a sentence begins that says what is wrong with a field. */
const verbs =
  /^(?:7 |7: )?(?:is|are|has|says|holds|names|asks|lacks|ends|leaves|claims|should|follows|no|nothing|belongs|cannot|makes|fat,|stands) \S|^the (?:portion|id|Greek|English|law|source) |^its |^there is (?:no|neither) |^this (?:field|name) |^it is |^what is vegan|^a counter /

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
  return { fields, codes }
}
