import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  activeChoices,
  countWith,
  type FilterGroup,
  filterFrom,
  fits,
  type MenuFilter,
  noFilter,
  searcher,
  sortedMeals,
  sorts,
  toggled,
  withFilter,
  without,
} from './filter.ts'
import type { MenuMeal, MenuNames } from './menu-meal.ts'

const names: MenuNames = {
  shop: '',
  categories: {},
  ingredients: { beef: 'Μοσχάρι', pulses: 'Όσπρια' },
  diets: {},
  allergens: {},
  portions: {},
}

const moussaka = meal({
  slug: 'mousakas',
  name: 'Μουσακάς της γάστρας',
  mainIngredient: 'beef',
  diet: ['high-protein', 'low-sugar'],
  tags: ['best-seller'],
  allergens: ['milk', 'gluten'],
  traces: ['soy'],
  price: 7.9,
  kcal: 430,
  protein: 30,
})
const beanSoup = meal({
  slug: 'fasolada',
  name: 'Φασολάδα',
  categories: ['main-meal', 'vegan'],
  mainIngredient: 'pulses',
  diet: ['vegan', 'high-fibre'],
  tags: ['new'],
  allergens: ['celery'],
  price: 6.9,
  kcal: 390,
  protein: 20,
})

const fitting = (change: Partial<MenuFilter>) =>
  [moussaka, beanSoup].filter(meal => fits(meal, { ...noFilter, ...change })).map(m => m.slug)

test('2.13 nothing chosen shows everything', () => {
  expect(fitting({})).toEqual(['mousakas', 'fasolada'])
  expect(activeChoices(noFilter)).toBe(0)
})

test('2.13 several categories, ingredients or tags widen, several diets narrow', () => {
  expect(fitting({ category: ['vegan'] })).toEqual(['fasolada'])
  expect(fitting({ ingredient: ['beef', 'pulses'] })).toEqual(['mousakas', 'fasolada'])
  expect(fitting({ tag: ['new', 'best-seller'] })).toEqual(['mousakas', 'fasolada'])
  expect(fitting({ diet: ['vegan', 'high-fibre'] })).toEqual(['fasolada'])
  expect(fitting({ diet: ['vegan', 'high-protein'] })).toEqual([])
})

test('2.13 an avoided allergen hides what contains it and what may contain it', () => {
  expect(fitting({ withoutAllergens: ['milk'] })).toEqual(['fasolada'])
  expect(fitting({ withoutAllergens: ['soy'] })).toEqual(['fasolada'])
  expect(fitting({ withoutAllergens: ['soy', 'celery'] })).toEqual([])
})

test.each(['μουσακας', 'ΜΟΥΣΑΚΆΣ', 'mousak', 'γαστρας', 'μοσχαρι', 'gastra mousak', '  '])(
  '2.13 typing "%s" finds the moussaka',
  typed => {
    expect(searcher(names)(moussaka, typed)).toBe(true)
  },
)

test.each(['φασολαδα', 'ουσακας', 'mousakas pizza'])(
  '2.13 typing "%s" does not find the moussaka',
  typed => {
    expect(searcher(names)(moussaka, typed)).toBe(false)
  },
)

test('2.13 the order follows the portion that is shown', () => {
  const first = (sort: MenuFilter['sort']) =>
    sortedMeals([moussaka, beanSoup], sort, ({ builds: [build] }) => build as never, 'el')[0]?.slug
  expect(sorts.map(first)).toEqual(['mousakas', 'fasolada', 'fasolada', 'mousakas', 'mousakas'])
})

test('2.13 any filter comes back from the URL as it was, beside what else the URL says', () => {
  const codes = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/), { maxLength: 4 })
  const filters = fc.record({
    category: codes,
    diet: codes,
    ingredient: codes,
    tag: codes,
    withoutAllergens: codes,
    q: fc.string({ maxLength: 40 }).map(text => text.trim()),
    sort: fc.constantFrom(...sorts),
  })
  fc.assert(
    fc.property(filters, filter => {
      const params = withFilter(new URLSearchParams('login=1&q=old'), filter)
      expect(filterFrom(new URLSearchParams(params.toString()))).toEqual(filter)
      expect(params.get('login')).toBe('1')
    }),
  )
})

test('2.13 a URL that asks for nonsense asks for nothing', () => {
  const params = new URLSearchParams('category=<b>,,&sort=colour&diet=vegan,vegan')
  expect(filterFrom(params)).toEqual({ ...noFilter, diet: ['vegan'] })
})

test.each(['category', 'diet', 'ingredient', 'tag', 'withoutAllergens'] as FilterGroup[])(
  '2.13 choosing in %s twice takes the choice back',
  group => {
    const once = toggled(noFilter, group, 'soy')
    expect(activeChoices(once)).toBe(1)
    expect(toggled(once, group, 'soy')).toEqual(noFilter)
  },
)

test('2.13 a choice says how many dishes it would show, beside what is chosen in other groups', () => {
  const some = { price: 7, kcal: 500, protein: 30 }
  const all = [
    meal({ ...some, mainIngredient: 'beef', diet: ['high-protein'], allergens: ['milk'] }),
    meal({ ...some, mainIngredient: 'fish', diet: ['high-protein', 'low-fat'] }),
    meal({ ...some, mainIngredient: 'pulses', diet: ['low-fat'], traces: ['milk'] }),
  ]
  expect(countWith(all, noFilter, 'ingredient', 'beef')).toBe(1)
  // One more ingredient shows more dishes: each tells its own.
  const beef = { ...noFilter, ingredient: ['beef'] }
  expect(countWith(all, beef, 'ingredient', 'fish')).toBe(1)
  expect(countWith(all, beef, 'diet', 'high-protein')).toBe(1)
  expect(countWith(all, beef, 'withoutAllergens', 'milk')).toBe(0)
  // One more diet shows fewer.
  const protein = { ...noFilter, diet: ['high-protein'] }
  expect(countWith(all, protein, 'diet', 'low-fat')).toBe(1)
  expect(countWith(all, noFilter, 'withoutAllergens', 'milk')).toBe(1)
})

test('2.13 a portion that holds what another does not is left out alone', () => {
  const [regular] = moussaka.builds
  if (!regular) throw new Error('no portion')
  const hero = {
    ...regular,
    id: 'h',
    portion: 'hero',
    allergens: ['gluten'],
    traces: ['nuts'],
  } as const
  const both = { ...moussaka, builds: [regular, hero] }
  const avoiding = (code: string) => ({ ...noFilter, withoutAllergens: [code] })
  expect(fits(both, avoiding('milk'))).toBe(true)
  expect(without(both, ['milk'])).toMatchObject({
    builds: [{ id: 'h' }],
    allergens: ['gluten'],
    traces: ['nuts'],
  })
  expect(without(both, ['nuts']).builds).toEqual([regular])
  expect(without(both, ['celery'])).toBe(both)
  // The plan sets the regular portion.
  expect(fits(both, avoiding('milk'), [regular])).toBe(false)
  expect(fits(both, avoiding('gluten'))).toBe(false)
})

function meal({
  price,
  kcal,
  protein,
  allergens = [],
  traces = [],
  ...given
}: Partial<MenuMeal> & { price: number; kcal: number; protein: number }): MenuMeal {
  const build = { id: 'b', portion: 'regular', price, weight: 400, kcal, protein, carbs: 1, fat: 1 }
  return {
    slug: '',
    type: 'main-meal',
    name: '',
    description: '',
    categories: ['main-meal'],
    mainIngredient: '',
    diet: [],
    tags: [],
    premium: 0,
    minutes: null,
    allergens,
    traces,
    hasDip: false,
    weekdays: [],
    builds: [{ ...build, allergens, traces, portion: 'regular' }],
    ...given,
  }
}
