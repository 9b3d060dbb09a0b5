import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Shelved, shelfCodes, shelvesOf, varied } from './shelves.ts'

type Dish = Shelved & { readonly id: number }

const kinds = ['chicken', 'beef', 'fish', 'pulses', 'pasta']
const dishes = fc
  .array(
    fc.record({
      mainIngredient: fc.constantFrom(...kinds),
      diet: fc.subarray(['vegetarian', 'high-protein', 'low-fat']),
      tags: fc.subarray(['best-seller', 'new']),
      minutes: fc.constantFrom(null, 0, 2, 3, 5),
    }),
    { maxLength: 40 },
  )
  .map(list => list.map((dish, id): Dish => ({ ...dish, id })))

const neighbours = (list: readonly Dish[]) =>
  list.filter((dish, index) => dish.mainIngredient === list[index - 1]?.mainIngredient).length

const idsOf = (list: readonly Dish[]) => list.map(({ id }) => id).sort((one, other) => one - other)

function mostAlike(list: readonly Dish[]): number {
  return Math.max(0, ...kinds.map(kind => list.filter(d => d.mainIngredient === kind).length))
}

describe('the order of dishes', () => {
  test('2.12 keeps every dish once', () => {
    fc.assert(
      fc.property(dishes, list => {
        expect(idsOf(varied(list))).toEqual(idsOf(list))
      }),
    )
  })

  test('2.12 has no two neighbours with one main ingredient where that can be avoided', () => {
    fc.assert(
      fc.property(dishes, list => {
        const most = mostAlike(list)
        const met = neighbours(varied(list))
        if (2 * most <= list.length + 1) expect(met).toBe(0)
        // Others stand between as many of them as there are.
        else expect(met).toBe(most - (list.length - most) - 1)
      }),
    )
  })

  test('2.12 is the same for the same list, and leaves one that is varied as it is', () => {
    fc.assert(
      fc.property(dishes, list => {
        expect(varied([...list])).toEqual(varied(list))
      }),
    )
    const list = kinds.map(kind => dish(kind))
    expect(varied(list)).toEqual(list)
  })

  test('2.12 begins with the first dish of the list', () => {
    fc.assert(
      fc.property(dishes, list => {
        const leads = 2 * mostAlike(list) > list.length
        if (list.length > 0 && !leads) expect(varied(list)[0]).toBe(list[0])
      }),
    )
  })
})

describe('the shelves of the mains', () => {
  test('2.12 hold every dish once, in their order and without neighbours of one kind', () => {
    fc.assert(
      fc.property(dishes, list => {
        const shelves = shelvesOf(list)
        expect(idsOf(shelves.flatMap(({ meals }) => meals))).toEqual(idsOf(list))
        const codes = shelves.map(({ code }) => code)
        expect(codes).toEqual(shelfCodes.filter(code => codes.includes(code)))
        for (const { meals } of shelves)
          if (2 * mostAlike(meals) <= meals.length + 1) expect(neighbours(meals)).toBe(0)
      }),
    )
  })

  test('2.12 have a first one of eight dishes at most, two of a kind at most', () => {
    fc.assert(
      fc.property(dishes, list => {
        const [first] = shelvesOf(list)
        const meals = first?.meals ?? []
        if (list.length > 0) expect(first?.code).toBe('varied')
        expect(meals.length).toBeLessThanOrEqual(8)
        expect(mostAlike(meals)).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('2.12 keep what they say', () => {
    fc.assert(
      fc.property(dishes, list => {
        for (const { code, meals } of shelvesOf(list)) {
          if (code !== 'varied' && code !== 'more') expect(meals.length).toBeGreaterThan(2)
          for (const { minutes, diet, tags } of meals) {
            if (code === 'best-seller') expect(tags).toContain('best-seller')
            if (code === 'quick') expect(minutes).toBeLessThanOrEqual(3)
            if (code === 'vegetarian') expect(diet).toContain('vegetarian')
            if (code === 'protein')
              expect(diet).toEqual(expect.arrayContaining(['high-protein', 'low-fat']))
          }
        }
      }),
    )
  })

  test('2.12 lead with the dishes that the catalogue lists first', () => {
    const many = [...kinds, ...kinds, ...kinds].map(kind => dish(kind))
    expect(shelvesOf(many)[0]?.meals).toEqual(many.slice(0, 8))
  })
})

function dish(mainIngredient: string): Dish {
  return { id: 0, mainIngredient, diet: [], tags: [], minutes: null }
}
