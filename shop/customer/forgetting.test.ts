import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutPlaces } from './forgetting.ts'

const secret = 'Ψ'
const place = fc.record(
  {
    street: fc.constant(secret),
    number: fc.constant(secret),
    bell: fc.constant(secret),
    phone: fc.constant(secret),
    deliveryNotes: fc.constant(secret),
    postcode: fc.constant('11526'),
  },
  { requiredKeys: ['bell'] },
)
const { tree } = fc.letrec(tie => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    place,
    fc.integer(),
    fc.array(tie('tree')),
    fc.dictionary(fc.constantFrom('address', 'deliveries', 'sums'), tie('tree')),
  ),
}))

test('no address is left, however deep, and no number is touched', () => {
  fc.assert(
    fc.property(tree, value => {
      const left = JSON.stringify(withoutPlaces(value))
      expect(left).not.toContain(secret)
      expect(left).toEqual(JSON.stringify(value).replaceAll(secret, ''))
    }),
  )
})

test('names of things that are no addresses stay', () => {
  const sums = { number: 12, items: [{ name: 'Μουσακάς', lat: 1 }] }
  expect(withoutPlaces(sums)).toEqual(sums)
})
