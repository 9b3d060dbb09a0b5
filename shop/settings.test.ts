import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultSettings,
  isCustom,
  keptSettings,
  type Settings,
  settingChoices,
  settingNames,
  settingsFrom,
} from './settings.ts'

const defaults = defaultSettings(false)
const anySettings = fc.record(
  Object.fromEntries(settingNames.map(name => [name, fc.constantFrom(...settingChoices[name])])),
) as unknown as fc.Arbitrary<Settings>

test('3.34 the eight display settings have these choices', () => {
  expect(settingNames.toSorted()).toEqual([
    'colorPreset',
    'contrast',
    'direction',
    'layout',
    'navColor',
    'paletteMode',
    'responsiveFontSizes',
    'stretch',
  ])
  expect(settingChoices.colorPreset.toSorted()).toEqual(['blue', 'green', 'indigo', 'purple'])
})

test('3.35 without anything kept they are the defaults, light or dark as the device is', () => {
  expect(settingsFrom(null, defaults)).toEqual(defaults)
  expect(defaults.paletteMode).toBe('light')
  expect(defaultSettings(true)).toEqual({ ...defaults, paletteMode: 'dark' })
})

test('3.36 the custom flag is true exactly when a value differs from its default', () => {
  fc.assert(
    fc.property(anySettings, settings => {
      const differs = JSON.stringify(settings) !== JSON.stringify(defaults)
      expect(isCustom(settings, defaults)).toBe(differs)
      expect(keptSettings(settings, defaults) !== null).toBe(differs)
    }),
  )
})

test('1.19 what is kept is read back, on a device that is dark too', () => {
  fc.assert(
    fc.property(anySettings, fc.boolean(), (settings, dark) => {
      const own = defaultSettings(dark)
      expect(settingsFrom(keptSettings(settings, own), own)).toEqual(settings)
    }),
  )
})

test('1.19 bad values that were kept are ignored, the good ones beside them are not', () => {
  const kept = JSON.stringify({ colorPreset: 'mauve', stretch: 'yes', contrast: 'bold', more: 1 })
  expect(settingsFrom(kept, defaults)).toEqual({ ...defaults, contrast: 'bold' })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      const { paletteMode, ...read } = settingsFrom(text, defaults)
      for (const [name, value] of Object.entries({ paletteMode, ...read }))
        expect(settingChoices[name as keyof Settings] as readonly unknown[]).toContain(value)
    }),
  )
})
