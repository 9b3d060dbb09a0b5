import { expect, test } from 'vitest'
import { demoShopFolder } from '#server/demo/catalogue.ts'
import { withPieces } from '#server/folder/pieces.ts'
import { lackText } from './lack-text.ts'

const shop = await demoShopFolder()
const problems = (kind: 'dish' | 'ingredient', piece: string, value: object | null) =>
  withPieces(shop, [{ kind, piece, value: value as never }]).problems.map(({ says }) => says)
const name = { el: 'Σούπα', en: '' }
const soup = {
  ...{ type: 'main-meal', categories: [], name, description: name, preparation: name },
  ...{ mainIngredient: '', prices: {}, recipe: {} },
}
const whole = {
  ...soup,
  ...{ name: { el: 'Σούπα', en: 'Soup' }, description: { el: 'Α', en: 'A' } },
  ...{ preparation: { el: 'Α', en: 'A' }, categories: ['vegan'], mainIngredient: 'gold' },
}

test('all that a half-filled dish or ingredient lacks is said in Greek, too', () => {
  const said = [
    ...problems('dish', 'soupa', soup),
    ...problems('dish', 'soupa', whole),
    ...problems('dish', 'soupa', {
      ...{ ...whole, mainIngredient: 'pulses', prices: { regular: 5, hero: 4 } },
      recipe: { lentils: { regular: 90, hero: 80 }, gold: { regular: 5 }, feta: { brave: 5 } },
    }),
    ...problems('ingredient', 'kale-2', { id: 'kale-2', name, per100g: {} }),
    ...problems('ingredient', 'mustard', null),
  ]
  expect(said.length).toBeGreaterThan(12)
  for (const says of said) expect(lackText(says, 'el')).not.toBe(says)
  expect(lackText('is missing', 'en')).toBe('is missing')
})
