import { expect, test } from 'vitest'
import { coupon as greek } from '../app/text/el/coupon.ts'
import { coupon as english } from '../app/text/en/coupon.ts'
import home from '../content/home.json' with { type: 'json' }
import banner from '../content/promo-banner.json' with { type: 'json' }

const gift = banner.items.find(({ code }) => code === 'gift')?.text

test.each([
  ['the banner', gift],
  ['the home page', home.register.text],
  ['an order without a coupon', { el: greek.signUpGiftText, en: english.signUpGiftText }],
  ['an order with a coupon', { el: greek.signUpGiftNext, en: english.signUpGiftNext }],
])('2.57 9.08 %s promises the gift with its limit: one per address and phone', (_, text) => {
  expect(text?.el).toMatch(/ένα ανά διεύθυνση και τηλέφωνο/i)
  expect(text?.en).toMatch(/one per address and phone/i)
})
