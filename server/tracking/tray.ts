import { foodCode, foodCodeIn } from '#shop/production/codes.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { TrayAnswer } from '../answers.ts'
import type { Call } from '../calls/hook.ts'
import { named } from '../catalogue/meal-answer.ts'
import { readBatches } from '../db/production/batches.ts'

/**
 * What a tray is, by the code on its label: dish, eat-by, how to heat it, and the allergens of its batch
 * (spec 14.45). It names nobody.
 */
export async function trayOne(
  { db, lang, catalogue, now }: Call,
  { code }: { readonly code: string },
): Promise<TrayAnswer | Refusal> {
  const tray = foodCodeIn(code)
  if (tray?.kind !== 'tray') return refuse('tray-not-found')
  const batch = (await readBatches(db, tray.date)).find(({ number }) => number === tray.number)
  const made = batch?.builds[tray.build - 1]
  const sold = made && catalogue.builds.get(made.buildId)
  if (!batch || !made || !sold) return refuse('tray-not-found')
  const { meal, build } = sold
  const nameOf = (allergen: string) => named(catalogue.codes.allergens, allergen, lang).name
  return {
    code: foodCode(tray),
    slug: meal.slug,
    name: meal.name[lang],
    portion: named(catalogue.codes.portions, build.portion, lang).name,
    useBy: batch.useBy,
    isOver: athensDate(now) > batch.useBy,
    heating: meal.preparation[lang],
    weight: (build.withDip ?? build).weight,
    contains: made.allergens.map(nameOf),
    traces: made.traces.map(nameOf),
  }
}
