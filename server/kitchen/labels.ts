import { type Label, labelOf } from '#shop/label/label.ts'
import type { Language, Text } from '#shop/language.ts'
import type { PortionCode } from '#shop/meal.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import { foodCode } from '#shop/production/codes.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { readBatches } from '../db/production/batches.ts'

type BatchLabels = {
  readonly code: string
  readonly useBy: string
  readonly labels: readonly (Label & {
    /** Of its trays. */
    readonly code: string
    /** What it opens, in capitals: a code of them is smaller. */
    readonly page: string
    readonly portion: PortionCode
    readonly portionName: Text
    /** As many as came out, or as the batch is to give. */
    readonly trays: number
    /** Something else is declared by now than when the batch began. */
    readonly isChanged: boolean
  })[]
}

/** What the labels of a batch say, one for each portion. */
export async function batchLabels(
  { db, catalogue, config }: StaffCall,
  { date, number, lang }: { date: string; number: number; lang: Language },
): Promise<BatchLabels | DeskRefusal> {
  const batch = (await readBatches(db, date)).find(one => one.number === number)
  if (!batch) return refuseAtDesk('batch-not-found')
  const nameOf = (portion: PortionCode): Text => {
    const code = catalogue.codes.portions.find(({ code }) => code === portion)
    return code?.short ?? code?.name ?? { el: portion, en: portion }
  }
  const labels = batch.builds.flatMap(({ buildId, trays, allergens, traces }, at) => {
    const sold = catalogue.builds.get(buildId)
    if (!sold) return []
    const { meal, build } = sold
    const made = batch.end?.made.find(one => one.buildId === buildId)?.trays
    const code = foodCode({ kind: 'tray', date, number, build: at + 1 })
    const label = labelOf(meal, build, catalogue, lang)
    return {
      ...{
        ...label,
        portion: build.portion,
        portionName: nameOf(build.portion),
        trays: made ?? trays,
      },
      code,
      page: new URL(`/t/${code}`, config.publicUrl).href.toUpperCase(),
      isChanged: `${build.allergens} ${build.traces}` !== `${allergens} ${traces}`,
    }
  })
  return { code: foodCode({ kind: 'batch', date, number }), useBy: batch.useBy, labels }
}
