import { useSyncExternalStore } from 'react'
import {
  defaultSettings,
  isCustom,
  keptSettings,
  type Settings,
  settingsFrom,
  settingsKey,
} from '#shop/settings.ts'

/** The settings, also as another tab changes them, and how to change them. */
export function useSettings() {
  const { settings, custom } = useSyncExternalStore(subscribe, current)
  return {
    settings,
    custom,
    change: (part: Partial<Settings>) => keep({ ...settings, ...part }),
    reset: () => keep(defaults()),
  }
}

function keep(settings: Settings): void {
  const text = keptSettings(settings, defaults())
  if (text === null) localStorage.removeItem(settingsKey)
  else localStorage.setItem(settingsKey, text)
  dispatchEvent(new Event('settings'))
}

type Known = { text: string | null; dark: boolean; settings: Settings; custom: boolean }

let known: Known | null = null

function current(): Known {
  const text = localStorage.getItem(settingsKey)
  const dark = device().matches
  if (known?.text === text && known.dark === dark) return known
  const settings = settingsFrom(text, defaults())
  known = { text, dark, settings, custom: isCustom(settings, defaults()) }
  return known
}

function subscribe(listener: () => void): () => void {
  const events = ['settings', 'storage']
  for (const event of events) addEventListener(event, listener)
  device().addEventListener('change', listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
    device().removeEventListener('change', listener)
  }
}

function defaults(): Settings {
  return defaultSettings(device().matches)
}

function device(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
