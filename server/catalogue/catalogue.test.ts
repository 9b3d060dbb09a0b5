import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weekdayOf } from '#shop/schedule/weekday.ts'
import { type Door, openDoor } from '../../test/door.ts'
import type { MealAnswer } from '../answers.ts'
import type { MealQuery } from './meals.ts'

let door: Door
let all: MealAnswer[]
beforeAll(async () => {
  door = await openDoor({ API_KEY: 'demo' })
  all = await meals({})
})
afterAll(() => door.close())

const meals = async (query: MealQuery, lang = 'en') =>
  (await door.ask('meal-collection', query, { lang })).data.meals
const slugs = (list: readonly MealAnswer[]) => list.map(({ slug }) => slug)
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)
/** The meals of the whole menu that pass, in its order: what a filter should answer. */
const those = (passes: (meal: MealAnswer) => boolean) => slugs(all.filter(passes))

test('3.38 7.07 9.02 repository-values tells public values, and nothing that is nobody’s business', async () => {
  const { data } = await door.ask('repository-values', {})
  expect(data).toMatchObject({
    'images-version': 'test',
    api_key: 'demo',
    dailyMeals: 4,
    freeShippingMainMeals: 6,
    freeShippingWeeklyMainMeals: 12,
  })
  expect(data.phone).toMatch(/\d/)
  expect(data.email).toContain('@')
  expect(JSON.stringify(data)).not.toMatch(/secret|password/i)
})

test('3.09 3.27 plan-collection has a single order for every goal, named in both languages', async () => {
  const { plans } = (await door.ask('plan-collection', {}, { lang: 'el' })).data
  const single = plans.filter(({ type }) => type === 'daily')
  expect(single.map(({ config }) => config.dietCode)).toEqual(['wl', 'bal', 'mg', 'ic'])
  for (const { name, translations, config } of single) {
    expect(name).toBe(translations.name.el)
    expect(translations.name.el).toMatch(/\p{Script=Greek}/u)
    expect(translations.name.en).not.toMatch(/\p{Script=Greek}/u)
    expect(config).toMatchObject({ dailyMeals: 4, minTotal: 25, weeks: null, daysPerWeek: null })
  }
})

describe('2.13 the menu’s filters', () => {
  test('without any, the whole menu is shown, in its own order', () => {
    expect(all).toHaveLength(64)
    expect(all[0]?.slug).toBe('solomos-kinoa-spanaki')
  })

  test('3.18 by category: a comma list means any of them', async () => {
    for (const category of [
      'main-meal',
      'breakfast',
      'snack',
      'vegan',
      'extras-protein',
      'extras-sides',
    ]) {
      const found = slugs(await meals({ category }))
      expect(found).toEqual(those(meal => codes(meal.categories).includes(category)))
      expect(found.length).toBeGreaterThan(0)
    }
    const extras = slugs(await meals({ category: 'extras-protein,extras-sides' }))
    expect(extras).toEqual(those(({ type }) => type === 'extras'))
  })

  test('3.22 by diet: a comma list means all of them', async () => {
    const both = slugs(await meals({ diet: 'gluten-free,high-protein' }))
    const one = slugs(await meals({ diet: 'gluten-free' }))
    expect(both).toEqual(
      those(meal => ['gluten-free', 'high-protein'].every(code => codes(meal.diet).includes(code))),
    )
    expect(both.length).toBeGreaterThan(0)
    expect(one.length).toBeGreaterThan(both.length)
  })

  test('3.22 by main ingredient: a comma list means any of them', async () => {
    const found = slugs(await meals({ ingredient: 'fish,seafood' }))
    expect(found).toEqual(those(meal => ['fish', 'seafood'].includes(meal.mainIngredient.code)))
    expect(found).toContain('chtapodi-stifado')
  })

  test('3.23 by favorites tag', async () => {
    const fresh = slugs(await meals({ tag: 'new' }))
    expect(fresh).toEqual(those(({ tags }) => tags.includes('new')))
    expect(fresh.length).toBeGreaterThan(0)
    const either = slugs(await meals({ tag: 'new,best-seller' }))
    expect(either).toEqual(those(({ tags }) => tags.length > 0))
  })

  test('without allergens: neither in it nor as a trace', async () => {
    for (const withoutAllergens of ['gluten', 'milk', 'gluten,milk,nuts']) {
      const avoided = withoutAllergens.split(',')
      const found = slugs(await meals({ withoutAllergens }))
      expect(found).toEqual(
        those(
          meal => !codes([...meal.allergens, ...meal.traces]).some(code => avoided.includes(code)),
        ),
      )
      expect(found.length).toBeLessThan(64)
    }
  })

  test('by day: what is on that day’s menu', async () => {
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-26']) {
      const found = slugs(await meals({ date }))
      expect(found).toEqual(
        those(({ weekdays }) => !weekdays.length || weekdays.includes(weekdayOf(date))),
      )
      expect(found.length).toBeLessThan(64)
    }
    expect((await door.ask('meal-collection', { date: '2026-02-30' })).code).toBe('invalid-input')
  })

  test.each([
    ['παστίτσιο', 'pastitsio'],
    ['ΠΑΣΤΙΤΣΙΟ', 'pastitsio'],
    ['παστιτσ', 'pastitsio'],
    ['pastitsio', 'pastitsio'],
    ['mousakas', 'mousakas'],
    ['moussaka', 'mousakas'],
    ['χταπόδι', 'chtapodi-stifado'],
    ['htapodi', 'chtapodi-stifado'],
    ['octopus', 'chtapodi-stifado'],
    ['λεμονατο κοτοπουλο', 'kotopoulo-lemonato'],
    ['lemon chicken', 'kotopoulo-lemonato'],
    ['φρέσκο κόλιαντρο', 'kotopoulo-kari-karydas'],
    ['fresh coriander', 'kotopoulo-kari-karydas'],
  ])('by words typed any way: "%s" finds %s', async (q, slug) => {
    for (const lang of ['el', 'en']) expect(slugs(await meals({ q }, lang))).toContain(slug)
  })

  test('together mean that all must fit', async () => {
    const query = {
      category: 'main-meal',
      diet: 'gluten-free',
      withoutAllergens: 'fish',
      tag: 'best-seller',
    }
    const found = slugs(await meals({ ...query, q: 'κοτόπουλο' }))
    expect(found.length).toBeGreaterThan(0)
    const each = await Promise.all([
      ...Object.entries(query).map(([name, value]) => meals({ [name]: value })),
      meals({ q: 'κοτόπουλο' }),
    ])
    expect(found).toEqual(those(({ slug }) => each.every(list => slugs(list).includes(slug))))
  })

  test.each([
    { category: 'pizza' },
    { diet: 'keto' },
    { diet: 'vegan,keto' },
    { ingredient: 'unicorn' },
    { tag: 'old' },
    { q: 'σούσι με σολομό και αβοκάντο από το φεγγάρι' },
    { category: 'breakfast', ingredient: 'seafood' },
    { category: '__proto__' },
    { category: 'VEGAN' },
  ])('8.19 %o finds no meal, which is an empty list and no error', async query => {
    expect(await door.ask('meal-collection', query)).toMatchObject({
      status: 200,
      code: 'ok',
      data: { meals: [] },
    })
  })

  test('empty ones, and allergens that nobody knows, leave the menu whole', async () => {
    for (const query of [
      { category: '', diet: '', ingredient: '', tag: '', withoutAllergens: '', q: '' },
      { category: ',', withoutAllergens: ',,' },
      { withoutAllergens: 'kryptonite' },
      { q: ' … ! ' },
    ])
      expect(await meals(query)).toHaveLength(64)
  })

  test('sort them without losing any', async () => {
    const first = (list: MealAnswer[]) => list.map(({ builds }) => builds[0])
    const price = first(await meals({ sort: 'price' })).map(build => build?.price ?? 0)
    const kcal = first(await meals({ sort: 'calories' })).map(build => build?.perPortion.kcal ?? 0)
    const protein = first(await meals({ sort: 'protein' })).map(
      build => -(build?.perPortion.protein ?? 0),
    )
    for (const numbers of [price, kcal, protein]) {
      expect(numbers).toHaveLength(64)
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
    }
    for (const lang of ['el', 'en']) {
      const names = (await meals({ sort: 'name' }, lang)).map(({ name }) => name)
      expect(names).toEqual([...names].sort(new Intl.Collator(lang).compare))
    }
    expect(slugs(await meals({ sort: 'menu' }))).toEqual(slugs(all))
  })
})

describe('a meal', () => {
  test('3.19 3.20 has its portions, each with its price and nutrition', () => {
    for (const meal of all) {
      const portions = meal.builds.map(({ portion }) => portion.code)
      expect(portions).toEqual(
        meal.type === 'main-meal' ? ['regular', 'brave', 'hero', 'legendary'] : ['regular'],
      )
      for (const { price, weight, perPortion, per100g } of meal.builds) {
        expect(price).toBeGreaterThan(0)
        expect(Math.round(price * 100) / 100).toBe(price)
        expect((perPortion.kcal / weight) * 100).toBeCloseTo(per100g.kcal, -1)
        for (const of of ['protein', 'carbs', 'fat'] as const)
          expect(perPortion[of]).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('3.21 tells ingredients, preparation and allergens in the call’s language', async () => {
    for (const lang of ['el', 'en']) {
      const { data } = await door.ask('meal-one', { slug: 'pastitsio' }, { lang })
      const texts = [
        data.name,
        data.preparation,
        ...data.builds.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)),
        ...data.allergens.map(({ name }) => name),
        ...data.categories.map(({ name }) => name),
      ]
      for (const text of texts)
        expect([text, /\p{Script=Greek}/u.test(text)]).toEqual([text, lang === 'el'])
      expect(codes(data.allergens)).toEqual(expect.arrayContaining(['gluten', 'milk']))
      // The law wants the cereal named.
      const cereal = lang === 'el' ? 'σιτάρι' : 'wheat'
      const names = data.allergens.map(({ code, name }) => (code === 'gluten' ? cereal : name))
      for (const { ingredients } of data.builds) {
        const emphasised = ingredients.flatMap(({ allergens }) => allergens)
        expect(new Set(emphasised)).toEqual(new Set(names))
      }
    }
  })

  test('3.24 3.23 tells its extra charge and its tags', async () => {
    const { data } = await door.ask('meal-one', { slug: 'lavraki-chorta-ladolemono' })
    expect(data).toMatchObject({ premium: 1.5, tags: ['best-seller'] })
    expect((await door.ask('meal-one', { slug: 'pastitsio' })).data.premium).toBe(0)
  })

  test('3.25 with a dip has figures without it, and apart the larger ones with it', async () => {
    const dipped = all.filter(({ dip }) => dip !== null)
    expect(dipped.length).toBeGreaterThan(0)
    for (const { builds, dip } of dipped)
      for (const { perPortion, weight, withDip } of builds) {
        expect(withDip?.perPortion.kcal).toBeGreaterThan(perPortion.kcal)
        expect((withDip?.weight ?? 0) - weight).toBeCloseTo(dip?.grams ?? 0, -1)
      }
    for (const { builds } of all.filter(({ dip }) => dip === null))
      for (const { withDip } of builds) expect(withDip).toBeNull()
  })

  test('9.29 says whether it has a second picture', async () => {
    const has = async (slug: string) => (await door.ask('meal-one', { slug })).data.closeUp
    expect([await has('mousakas'), await has('fasolada')]).toEqual([true, false])
  })

  test('has up to four others of its kind beside it, never itself', async () => {
    const { data } = await door.ask('meal-one', { slug: 'fasolada' })
    expect(data.similar).toHaveLength(4)
    for (const { type } of data.similar) expect(type).toBe('main-meal')
    expect(slugs(data.similar)).not.toContain('fasolada')
  })

  test.each(['pizza', 'constructor', '0'])(
    '"%s" that is not sold is meal-not-found',
    async slug => {
      expect(await door.ask('meal-one', { slug })).toMatchObject({
        status: 404,
        code: 'meal-not-found',
      })
    },
  )
})

test('1.08 spot-collection tells where orders are handed over, but no company', async () => {
  const catalogue = door.shop.catalogue()
  const [attica] = catalogue.spots.values()
  if (!attica) throw new Error('the demo shop has no spot')
  const company = { ...attica, id: 'acme', slug: 'acme', kind: 'company' as const }
  const spots = new Map([...catalogue.spots, ['acme', company]])
  Object.assign(door.shop, { catalogue: () => ({ ...catalogue, spots }) })
  for (const lang of ['el', 'en']) {
    const { spots } = (await door.ask('spot-collection', {}, { lang })).data
    expect(spots.map(({ kind }) => kind)).toEqual(['delivery', 'takeaway', 'takeaway'])
    const counter = spots.find(({ slug }) => slug === 'pagkrati')
    expect(counter?.address?.line).toBe(
      lang === 'el' ? 'Αρχελάου 14, 116 35 Αθήνα' : 'Archelaou 14, 116 35 Athens',
    )
  }
})
