import { expect, test } from 'vitest'
import { fromUsda } from './reference-food.ts'

const chickpeas = {
  ...{ protein: 8.86, fat: 2.59, carbohydrate: 27.42, fibre: 7.6 },
  ...{ sugars: 4.8, sodium: 7, saturates: 0.269 },
}

test('carbohydrate leaves the fibre out, and salt is two and a half times the sodium', () => {
  expect(fromUsda(chickpeas)).toEqual({
    ...{ fat: 2.59, saturates: 0.27, carbs: 19.82, sugars: 4.8 },
    ...{ fibre: 7.6, protein: 8.86, salt: 0.018 },
  })
})

test('a part is never more than its whole', () => {
  const odd = { ...chickpeas, carbohydrate: 8, sugars: 4.8, saturates: 3 }
  expect(fromUsda(odd)).toMatchObject({ carbs: 0.4, sugars: 0.4, saturates: 2.59 })
  expect(fromUsda({ ...chickpeas, carbohydrate: 7 })).toMatchObject({ carbs: 0, sugars: 0 })
})

test('what was not analysed stays unknown, unless there is nothing that it could be a part of', () => {
  const bare = { ...chickpeas, fibre: null, sugars: null, saturates: null, sodium: null }
  expect(fromUsda(bare)).toMatchObject({
    ...{ carbs: 27.42, fibre: null, sugars: null, saturates: null, salt: 0 },
  })
  const none = { ...bare, fat: 0, carbohydrate: 0 }
  expect(fromUsda(none)).toMatchObject({ carbs: 0, sugars: 0, fat: 0, saturates: 0 })
})

test('a half rounds up, whatever its binary digits', () => {
  expect(fromUsda({ ...chickpeas, saturates: 1.005, fat: 17.115 })).toMatchObject({
    ...{ saturates: 1.01, fat: 17.12 },
  })
})
