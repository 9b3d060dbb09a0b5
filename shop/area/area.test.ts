import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoPlaces } from '../../test/demo-places.ts'
import { areaNamed, areaOf, areaOfPostcode, areaTyped, misfitOf } from './area.ts'

const all = demoPlaces.areas
const named = (text: string) => areaNamed(text, all)?.id
const chalandri = all.find(({ id }) => id === 'chalandri') ?? all[0]
if (!chalandri) throw new Error('the table is empty')

test.each([
  ['Χαλάνδρι', 'chalandri'],
  ['ΧΑΛΑΝΔΡΙ', 'chalandri'],
  ['χαλανδρι ', 'chalandri'],
  ['Chalandri', 'chalandri'],
  ['chalandri', 'chalandri'],
  ['βαρη βουλα βουλιαγμενη', 'vari-voula-vouliagmeni'],
  ['Νίκαια-Ρέντης', 'nikaia-rentis'],
  ['Χαλάνδρ', undefined],
  ['Θεσσαλονίκη', undefined],
  ['', undefined],
  ['-', undefined],
])('the municipality "%s" is %s', (text, id) => expect(named(text)).toBe(id))

test('each of the 66 is found by both its names and its id, whatever the capitals', () => {
  expect(all).toHaveLength(66)
  for (const { id, name } of all)
    for (const text of [id, name.el, name.en, name.el.toUpperCase(), name.en.toUpperCase()])
      expect(named(text), text).toBe(id)
})

test.each([
  ['15231', null],
  ['15239', null],
  ['15124', 'postcode-elsewhere'],
  ['18010', 'postcode-elsewhere'],
  ['19999', 'postcode-elsewhere'],
  ['54621', 'postcode-outside'],
  ['20100', 'postcode-outside'],
  ['1523', 'invalid-postcode'],
  ['05231', 'invalid-postcode'],
  ['152 31', 'invalid-postcode'],
  ['', 'invalid-postcode'],
])('the postcode %s in Chalandri is %s', (postcode, misfit) =>
  expect(misfitOf(postcode, chalandri, all)).toBe(misfit),
)

test('each known postcode fits its own municipality, also one that two share', () => {
  for (const one of all)
    for (const postcode of one.postcodes) expect(misfitOf(postcode, one, all), postcode).toBeNull()
})

test.each([
  ['15772', ['Αθήνα'], 'zografou'],
  ['', ['Αμαρούσιο', 'Δήμος Αμαρουσίου'], 'marousi'],
  ['', ['Χολαργός'], 'papagou-cholargos'],
  ['', ['Γειτονιά', 'Δήμος Αθηναίων'], 'athens'],
  ['', ['Municipality of Athens'], 'athens'],
  ['', ['Πειραιεύς'], 'piraeus'],
  ['', ['DAFNI'], 'dafni-ymittos'],
  ['19014', ['Ωρωπός'], 'oropos'],
  ['', ['Δήμος Χαλανδρίου'], 'chalandri'],
  ['', ['Δήμος Ηλιουπόλεως'], 'ilioupoli'],
  ['', ['Δήμος Ιλίου'], 'ilion'],
  ['', ['Δήμος Αγίας Παρασκευής'], 'agia-paraskevi'],
  ['', ['Δήμος Νέας Σμύρνης'], 'nea-smyrni'],
  ['', ['Δημοτική Ενότητα Ψυχικού'], 'filothei-psychiko'],
  ['', ['Δήμος Παλαιού Φαλήρου'], 'palaio-faliro'],
  ['', ['Δήμος Θεσσαλονίκης'], undefined],
  ['54621', ['Αθήνα'], undefined],
  ['', ['Θεσσαλονίκη'], undefined],
  ['', [], undefined],
])('a place with postcode "%s" in %s lies in %s', (postcode, names, id) =>
  expect(areaOf({ postcode, names }, all)?.id).toBe(id),
)

test('whatever a service writes, the answer is one of the 66 or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ unit: 'binary' })), (postcode, names) => {
      const found = areaOf({ postcode, names }, all)
      if (found) expect(all).toContain(found)
    }),
  )
})

test('7.30 the area of a postcode; an island is known and not served, and elsewhere is nobody’s (1.07)', () => {
  expect(areaOfPostcode('15124', all)).toMatchObject({ name: { el: 'Μαρούσι' }, served: true })
  for (const postcode of ['18010', '18030', '18900', '80100'])
    expect(areaOfPostcode(postcode, all), postcode).toMatchObject({ served: false })
  expect(areaOfPostcode('54621', all)).toBeUndefined()
})

test('5.22 a postcode alone places what is typed where one area has it', () => {
  expect(areaTyped('', '15231', all)?.id).toBe('chalandri')
  expect(areaTyped('', '19014', all)).toBeUndefined()
  expect(areaTyped('Πάτρα', '15231', all)).toBeUndefined()
})
