import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelOf } from '#shop/label/label.ts'
import { languages } from '#shop/language.ts'
import { type Door, openDoor } from '../../test/door.ts'
import { readIngredients, readRecipes } from '../db/meal/recipes.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

/** Every label against the recipe's rows, by other means than those that made it. */
describe.each(languages)('14.31 in %s', lang => {
  test('the label of every portion names its food by weight, sets allergens apart, and lacks nothing', async () => {
    const catalogue = door.shop.catalogue()
    const [recipes, pantry] = [await readRecipes(door.db), await readIngredients(door.db)]
    const of = new Map(pantry.map(ingredient => [ingredient.id, ingredient]))
    let count = 0
    for (const meal of catalogue.meals)
      for (const build of meal.builds) {
        const label = labelOf(meal, build, catalogue, lang)
        const where = `${meal.slug} ${build.portion}`
        const rows = [...(recipes.get(meal.id)?.portions[build.portion] ?? [])]
        const grams = rows.reduce((sum, row) => sum + row.grams, 0)
        const dip = recipes.get(meal.id)?.dip.reduce((sum, row) => sum + row.grams, 0) ?? 0
        expect([where, label.weight]).toEqual([where, Math.round(grams + dip)])
        const shares = label.ingredients.map(({ percent }) => percent)
        expect([where, shares]).toEqual([where, [...shares].sort((one, other) => other - one)])
        const apart = [...label.ingredients, ...(label.dip?.ingredients ?? [])]
          .filter(({ isAllergen }) => isAllergen)
          .map(({ name }) => name)
        for (const { ingredient } of [...rows, ...(recipes.get(meal.id)?.dip ?? [])]) {
          const known = of.get(ingredient)
          if (known?.allergens.length)
            expect([where, apart]).toEqual([
              where,
              expect.arrayContaining([expect.stringContaining(known.name[lang])]),
            ])
        }
        expect([where, label.contains]).toEqual([where, []])
        const [other] = catalogue.codes.allergens.filter(
          ({ code }) => !build.allergens.includes(code),
        )
        if (!other) throw new Error(`${where} has every allergen`)
        const told = { ...build, allergens: [...build.allergens, other.code] }
        expect(labelOf(meal, told, catalogue, lang).contains).toEqual([other.name[lang]])
        const set = label.ingredients.filter(({ isAllergen }) => isAllergen)
        const plain = label.ingredients.filter(({ isAllergen }) => !isAllergen)
        if (rows.some(({ ingredient }) => of.get(ingredient)?.allergens.length))
          expect([where, set.length]).not.toEqual([where, 0])
        for (const { name } of plain)
          expect([where, pantry.find(one => one.name[lang] === name)?.allergens ?? []]).toEqual([
            where,
            [],
          ])
        for (const text of [label.name, label.heating, label.operator.name, label.operator.address])
          expect([where, text.trim()]).not.toEqual([where, ''])
        expect(label.nutrition).toHaveLength(8)
        count++
      }
    expect(count).toBeGreaterThan(150)
  })
})
