import { expect, test, vi } from 'vitest'
import type { PublicConfig } from '../config.ts'
import { isGranted, purposesAsked, readConsent, saveConsent } from './consent.ts'

function inBrowser(protocol: string): { cookie: string } {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  return document
}

test('nothing is allowed before somebody says so', () => {
  inBrowser('http:')
  expect(readConsent('')).toBeNull()
  expect(isGranted('analytics')).toBe(false)
  expect(isGranted('social')).toBe(false)
})

test.each([
  [{ analytics: true }, '1-'],
  [{ analytics: false }, '0-'],
  [{ social: true }, '-1'],
  [{ analytics: false, social: true }, '01'],
  [{ analytics: true, social: false }, '10'],
])('a choice (%j) is kept with its date, for half a year either way', (choice, kept) => {
  const document = inBrowser('https:')
  saveConsent(choice)
  expect(document.cookie).toMatch(
    /^consent=1\.\d{10}\.[01-]{2}; Path=\/; SameSite=Lax; Max-Age=15552000; Secure$/,
  )
  expect(/\.([01-]+);/.exec(document.cookie)?.[1]).toBe(kept)
  expect(readConsent(document.cookie)).toEqual(choice)
})

test('who chose before there was a feed has said nothing of it', () => {
  inBrowser('http:').cookie = 'consent=1.1795442400.1'
  expect(readConsent()).toEqual({ analytics: true })
  expect(isGranted('social')).toBe(false)
})

test.each(['consent=0.1795442400.1', 'consent=2.1795442400.1', 'consent=yes', 'xconsent=1.1.1'])(
  'a choice of something else, such as %s, counts as none',
  cookie => {
    expect(readConsent(`lang=el; ${cookie}`)).toBeNull()
  },
)

test('1.17 the shop asks only for what it has', () => {
  const asked = (analytics: PublicConfig['analytics'], feed: boolean) =>
    purposesAsked({ analytics, feed } as PublicConfig)
  const google = { id: 'G-TEST', scriptUrl: '/gtag.js' }
  expect(asked(null, false)).toEqual([])
  expect(asked(google, false)).toEqual(['analytics'])
  expect(asked(null, true)).toEqual(['social'])
  expect(asked(google, true)).toEqual(['analytics', 'social'])
})
