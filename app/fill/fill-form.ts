import * as z from 'zod/mini'
import { limits, type Preferences, within } from './preferences.ts'
import type { DayNeed } from './target.ts'

const whole = (range: readonly [number, number]) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required-field'),
    z.refine(text => /^\d*$/.test(text) && (!text || within(Number(text), range) !== null), {
      error: 'invalid-field',
    }),
  )

/** What the customer types for a whole day: kcal, and grams of protein. */
export const fillForm = z.object({ kcal: whole(limits.kcal), protein: whole(limits.protein) })
export type FillForm = z.infer<typeof fillForm>

/** Keeps no number that equals the goal's suggestion, so that it follows a change of goal. */
export function preferencesOf(
  { kcal, protein }: FillForm,
  avoided: Pick<Preferences, 'allergens' | 'mainIngredients'>,
  usual: DayNeed,
): Preferences {
  const wish = (text: string, suggested: number) =>
    Number(text) === suggested ? null : Number(text)
  return { ...avoided, kcal: wish(kcal, usual.kcal), protein: wish(protein, usual.protein) }
}
