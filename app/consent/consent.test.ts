import { expect, test, vi } from 'vitest'
import { isGranted, readConsent, saveConsent } from './consent.ts'

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
})

test.each([true, false])('a choice (%s) is kept with its date, for half a year either way', choice => {
  const document = inBrowser('https:')
  saveConsent({ analytics: choice })
  expect(document.cookie).toMatch(
    /^consent=1\.\d{10}\.[01]; Path=\/; SameSite=Lax; Max-Age=15552000; Secure$/,
  )
  expect(readConsent(document.cookie)).toEqual({ analytics: choice })
})

test.each(['consent=0.1795442400.1', 'consent=2.1795442400.1', 'consent=yes', 'xconsent=1.1.1'])(
  'a choice of something else, such as %s, counts as none',
  cookie => {
    expect(readConsent(`lang=el; ${cookie}`)).toBeNull()
  },
)
