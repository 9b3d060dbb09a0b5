import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings, settingNames, settingsFrom, settingsKey } from '#shop/settings.ts'
import { settingAttributes, startingScript } from './starting-script.ts'

test('1.19 before anything is drawn the document has what is kept, and the defaults for the rest', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constant(null), fc.string(), kept), fc.boolean(), (text, dark) => {
      const settings = settingsFrom(text, defaultSettings(dark))
      const shown = Object.fromEntries(
        settingNames.map(name => [settingAttributes[name], String(settings[name])]),
      )
      expect(documentWith({ text, dark, cookie: '' }).attributes).toEqual(shown)
    }),
  )
})

test('2.57 the document knows early who is logged in, so that no guest’s message flashes', () => {
  expect(documentWith({ text: null, dark: false, cookie: 'lang=el; user=%7B%7D' }).known).toBe(true)
  expect(documentWith({ text: null, dark: false, cookie: 'lang=el; power_user=1' }).known).toBe(
    false,
  )
})

const kept = fc
  .record(
    {
      paletteMode: fc.constantFrom('light', 'dark', 'dim', 3),
      contrast: fc.constantFrom('default', 'bold', null),
      colorPreset: fc.constantFrom('green', 'blue', 'indigo', 'purple', 'red'),
      direction: fc.constantFrom('ltr', 'rtl', true),
      stretch: fc.constantFrom(true, false, 'true'),
      responsiveFontSizes: fc.constantFrom(true, false, 0),
    },
    { requiredKeys: [] },
  )
  .map(value => JSON.stringify(value))

/** The changes that the script makes to a fake document. */
function documentWith({
  text,
  dark,
  cookie,
}: {
  text: string | null
  dark: boolean
  cookie: string
}) {
  const attributes: Record<string, string> = {}
  let known = false
  const documentElement = {
    dataset: {},
    setAttribute: (name: string, value: unknown) => {
      attributes[name] = String(value)
    },
    toggleAttribute: (_name: string, on: boolean) => {
      known = on
    },
  }
  runInNewContext(startingScript, {
    document: { documentElement, cookie, head: { prepend() {} }, createElement: () => ({}) },
    localStorage: { getItem: (key: string) => (key === settingsKey ? text : null) },
    matchMedia: () => ({ matches: dark, addEventListener() {} }),
    addEventListener() {},
  })
  return { attributes, known }
}
