import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergenCodes } from '../food/allergens.ts'
import { avoidedIn } from '../food/avoided.ts'
import { allergenProfileForm, consentVersion } from './allergen-profile.ts'

const build = { allergens: ['milk', 'sesame'], traces: ['nuts', 'milk'] }

test('a build is avoided for what it holds, and for traces where they count', () => {
  const profile = { allergens: ['sesame', 'nuts', 'milk'], traces: true }
  expect(avoidedIn(build, profile)).toEqual({ held: ['milk', 'sesame'], possible: ['nuts'] })
  expect(avoidedIn(build, { ...profile, traces: false })).toEqual({
    held: ['milk', 'sesame'],
    possible: [],
  })
  expect(avoidedIn(build, { allergens: ['fish'], traces: true })).toEqual({
    held: [],
    possible: [],
  })
})

test('nothing that is declared and avoided goes unsaid, and nothing else is said', () => {
  const codes = fc.subarray([...allergenCodes])
  fc.assert(
    fc.property(codes, codes, codes, (allergens, traces, avoided) => {
      const { held, possible } = avoidedIn(
        { allergens, traces },
        { allergens: avoided, traces: true },
      )
      const told = new Set([...held, ...possible])
      for (const code of allergenCodes) {
        const isDeclared = allergens.includes(code) || traces.includes(code)
        expect(told.has(code)).toBe(isDeclared && avoided.includes(code))
      }
    }),
  )
})

test('nothing is kept without a consent to the present text', () => {
  const form = { allergens: ['milk'], traces: true, consent: true, consentVersion }
  expect(allergenProfileForm.safeParse(form).success).toBe(true)
  for (const wrong of [
    { consent: false },
    { consent: undefined },
    { consentVersion: '2020-01-01' },
    { allergens: [] },
    { allergens: ['water'] },
    { allergens: 'milk' },
    { traces: 'yes' },
  ])
    expect(allergenProfileForm.safeParse({ ...form, ...wrong }).success).toBe(false)
})
