import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings, settingNames, settingsFrom, settingsKey } from '#shop/settings.ts'
import { type FirstPaintCart, firstPaintKey } from '../cart/first-paint-cart.ts'
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

test('a menu’s address with a filter holds its dishes back until they are the right ones', () => {
  const filtered = (url: string) =>
    documentWith({ text: null, dark: false, cookie: '', url }).filtered
  const yes = ['/menu?diet=vegan', '/menu/weekly?delivery=1&sort=price', '/menu?q=%CF%86']
  const no = ['/menu', '/menu?filters=1', '/menu?q=', '/menu/weekly?delivery=q', '/?q=a']
  expect([yes.map(filtered), no.map(filtered)]).toEqual([yes.map(() => true), no.map(() => false)])
})

describe('2.50 the document knows early what this browser last saw of its cart', () => {
  const seen: FirstPaintCart = {
    lang: 'el',
    reached: 'menu',
    empty: false,
    count: 3,
    total: '24,50€',
    line: 'με μεταφορικά',
  }
  const entries = { cart: 'c1', [firstPaintKey]: JSON.stringify(seen) }

  test('its count, total and furthest step', () => {
    const { dataset, style } = documentWith({ text: null, dark: false, cookie: '', entries })
    expect(dataset).toMatchObject({ cart: 'full', waits: '', reached: 'menu' })
    expect(style).toEqual({
      '--cart-count': '"3"',
      '--cart-total': '"24,50€"',
      '--cart-line': '"με μεταφορικά"',
    })
  })

  test('not the words of the other language', () => {
    const { style } = documentWith({ text: null, dark: false, cookie: '', entries, lang: 'en' })
    expect(style['--cart-line']).toBe('""')
  })

  test('nothing of a customer’s cart once the session has ended', () => {
    const owned = { ...entries, 'cart-customer': 'u1' }
    const ended = documentWith({ text: null, dark: false, cookie: '', entries: owned })
    expect(ended.dataset.cart).toBeUndefined()
    expect(ended.style).toEqual({})
    const known = documentWith({ text: null, dark: false, cookie: 'user=%7B%7D', entries: owned })
    expect(known.dataset.cart).toBe('full')
  })

  test('a cart whose entry is missing or broken counts as empty', () => {
    for (const broken of [null, '{', 'null', '7'])
      expect(
        documentWith({
          text: null,
          dark: false,
          cookie: '',
          entries: { cart: 'c1', ...(broken === null ? {} : { [firstPaintKey]: broken }) },
        }).dataset.cart,
      ).toBe('empty')
  })
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
  entries = {},
  lang = 'el',
  url = '/',
}: {
  text: string | null
  dark: boolean
  cookie: string
  entries?: Record<string, string>
  lang?: string
  url?: string
}) {
  const attributes: Record<string, string> = {}
  const dataset: Record<string, string> = {}
  const style: Record<string, string> = {}
  const toggled: Record<string, boolean> = {}
  const documentElement = {
    lang,
    dataset,
    style: {
      setProperty: (name: string, value: string) => {
        style[name] = value
      },
    },
    setAttribute: (name: string, value: unknown) => {
      attributes[name] = String(value)
    },
    toggleAttribute: (name: string, on: boolean) => {
      toggled[name] = on
    },
  }
  runInNewContext(startingScript, {
    document: { documentElement, cookie, head: { prepend() {} }, createElement: () => ({}) },
    localStorage: {
      getItem: (key: string) => (key === settingsKey ? text : (entries[key] ?? null)),
    },
    matchMedia: () => ({ matches: dark, addEventListener() {} }),
    addEventListener() {},
    location: new URL(url, 'http://shop.test'),
  })
  const { 'data-known': known, 'data-filtered': filtered } = toggled
  return { attributes, known, filtered, dataset, style }
}
