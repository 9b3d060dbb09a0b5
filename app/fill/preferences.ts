import { useSyncExternalStore } from 'react'
import { newListeners } from '../listeners.ts'

/** How the customer eats. It stays in this browser and is never sent. */
export type Preferences = {
  /** For a whole day, in kcal and grams; null: what the plan's goal suggests. */
  readonly kcal: number | null
  readonly protein: number | null
  /** Codes of allergens to avoid, then of main ingredients to avoid. */
  readonly allergens: readonly string[]
  readonly mainIngredients: readonly string[]
}

export const noPreferences: Preferences = {
  kcal: null,
  protein: null,
  allergens: [],
  mainIngredients: [],
}

/** Least and most for a whole day, in kcal and grams. */
export const limits = { kcal: [800, 5000], protein: [0, 300] } as const

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    listeners.add,
    () => {
      stored ??= preferencesFrom(localStorage.getItem(key))
      return stored
    },
    () => noPreferences,
  )
}

export function keepPreferences(preferences: Preferences): void {
  stored = preferences
  localStorage.setItem(key, JSON.stringify(preferences))
  listeners.tell()
}

/** Reads the stored preferences and leaves out invalid ones. */
export function preferencesFrom(text: string | null): Preferences {
  const known = parsed(text)
  return {
    kcal: within(known.kcal, limits.kcal),
    protein: within(known.protein, limits.protein),
    allergens: codesIn(known.allergens),
    mainIngredients: codesIn(known.mainIngredients),
  }
}

const key = 'fill'
let stored: Preferences | null = null
const listeners = newListeners()

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export function within(value: unknown, [from, to]: readonly [number, number]): number | null {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to
    ? Number(value)
    : null
}

function codesIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter(code => typeof code === 'string' && /^[a-z-]{1,40}$/.test(code))
}
