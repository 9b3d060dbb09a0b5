/** How the shop looks (§3), stored only in the browser; each list begins with its default. */
export const settingChoices = {
  paletteMode: ['light', 'dark'],
  contrast: ['default', 'bold'],
  colorPreset: ['green', 'blue', 'indigo', 'purple'],
  layout: ['horizontal', 'vertical', 'mini'],
  navColor: ['integrate', 'apparent'],
  direction: ['ltr', 'rtl'],
  responsiveFontSizes: [true, false],
  stretch: [false, true],
} as const

export type Setting = keyof typeof settingChoices
export type Settings = { readonly [Key in Setting]: (typeof settingChoices)[Key][number] }

export const settingsKey = 'app.settings'

/** Until the customer chooses, the device decides between light and dark. */
export function defaultSettings(deviceIsDark: boolean): Settings {
  return {
    paletteMode: deviceIsDark ? 'dark' : 'light',
    contrast: 'default',
    colorPreset: 'green',
    layout: 'horizontal',
    navColor: 'integrate',
    direction: 'ltr',
    responsiveFontSizes: true,
    stretch: false,
  }
}

/** The stored settings over the defaults, without values that are not among the choices. */
export function settingsFrom(text: string | null, defaults: Settings): Settings {
  const stored = parsed(text)
  const values = settingNames.map(name => {
    const choices: readonly unknown[] = settingChoices[name]
    return [name, choices.includes(stored[name]) ? stored[name] : defaults[name]]
  })
  return Object.fromEntries(values) as Settings
}

/** The text to store: only what differs, so that the defaults still follow the device. */
export function keptSettings(settings: Settings, defaults: Settings): string | null {
  const changed = settingNames.filter(name => settings[name] !== defaults[name])
  if (changed.length === 0) return null
  return JSON.stringify(Object.fromEntries(changed.map(name => [name, settings[name]])))
}

export function isCustom(settings: Settings, defaults: Settings): boolean {
  return settingNames.some(name => settings[name] !== defaults[name])
}

export const settingNames = Object.keys(settingChoices) as Setting[]

function parsed(text: string | null): Partial<Record<Setting, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
