import { expect, test } from 'vitest'
import { isVatNumber } from '#shop/invoice.ts'
import { isRefusal } from '#shop/refusal/refusal.ts'
import { demoShop } from '../../test/demo-shop.ts'
import type { Call } from '../calls/hook.ts'
import { contentOne } from './content.ts'

const greek = { lang: 'el', catalogue: demoShop } as Call
const english = { lang: 'en', catalogue: demoShop } as Call
const { legalEntity } = demoShop

const sections = [
  'terms-of-use',
  'privacy',
  'cookies',
  'payment-methods',
  'allergy-information',
  'refunds',
  'delivery-methods',
  'accessibility',
]

test.each(sections)('2.34 %s is there in both languages, with no place left empty', slug => {
  for (const call of [greek, english]) {
    const page = contentOne(call, { slug })
    if (isRefusal(page)) throw new Error(page.refused)
    expect(page.sections.length).toBeGreaterThan(2)
    expect(page.pages.map(({ slug }) => slug)).toEqual(sections)
    expect(JSON.stringify(page)).not.toMatch(/\{\{|\}\}|undefined/)
  }
})

test('2.34 the terms name the business in the language of the call', () => {
  expect(JSON.stringify(contentOne(greek, { slug: 'terms-of-use' }))).toContain(
    legalEntity.legalName.el,
  )
  expect(JSON.stringify(contentOne(english, { slug: 'terms-of-use' }))).toContain(
    legalEntity.legalName.en,
  )
})

test('2.34 an unknown section is refused', () => {
  expect(contentOne(greek, { slug: 'nothing-here' })).toEqual({ refused: 'content-not-found' })
})

test('the demo business has a V.A.T. number with a right check digit', () => {
  expect(isVatNumber(legalEntity.vat)).toBe(true)
})
