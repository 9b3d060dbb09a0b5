import type { Batch } from '../production/batch.ts'
import { foodCodeIn } from '../production/codes.ts'

type BagLine = {
  readonly buildId: string
  readonly amount: number
  readonly allergens: readonly string[]
}

/** What a batch gives, as far as a bag is concerned. */
export type TrayBatch = Pick<Batch, 'number' | 'useBy'> & {
  readonly builds: readonly { readonly buildId: string; readonly allergens: readonly string[] }[]
}

/** Why a tray does not go into a bag. */
export const trayFaults = [
  'no-code',
  'other-day',
  'unknown-batch',
  'not-in-bag',
  'line-full',
  'past-use-by',
  'undeclared-allergen',
] as const
export type TrayFault = (typeof trayFaults)[number]

type TrayVerdict =
  | { readonly fault: null; readonly buildId: string }
  | { readonly fault: TrayFault; readonly buildId: string | null }

type Packing = {
  /** The day of delivery. */
  readonly date: string
  /** In Athens. */
  readonly today: string
  readonly lines: readonly BagLine[]
  /** Trays that are in the bag, by build. */
  readonly packed: Readonly<Record<string, number>>
  readonly batches: readonly TrayBatch[]
}

/** Whether a scanned tray belongs into a bag. It needs no network and no data of the customer's health. */
export function trayVerdict(scanned: string, packing: Packing): TrayVerdict {
  const { date, today, lines, packed, batches } = packing
  const wrong = (fault: TrayFault, buildId: string | null = null): TrayVerdict => ({
    fault,
    buildId,
  })
  const code = foodCodeIn(scanned)
  if (code?.kind !== 'tray') return wrong('no-code')
  if (code.date !== date) return wrong('other-day')
  const batch = batches.find(({ number }) => number === code.number)
  const build = batch?.builds[code.build - 1]
  if (!batch || !build) return wrong('unknown-batch')
  const { buildId, allergens } = build
  const line = lines.find(one => one.buildId === buildId)
  if (!line) return wrong('not-in-bag', buildId)
  if (today > batch.useBy) return wrong('past-use-by', buildId)
  if (allergens.some(one => !line.allergens.includes(one)))
    return wrong('undeclared-allergen', buildId)
  if ((packed[buildId] ?? 0) >= line.amount) return wrong('line-full', buildId)
  return { fault: null, buildId }
}

/** From the fault that most needs to be heard; of those that follow all bags say the same. */
const weight: readonly TrayFault[] = [
  'undeclared-allergen',
  'past-use-by',
  'line-full',
  'not-in-bag',
  ...trayFaults,
]

/**
 * The first of several bags that a scanned tray belongs into, as those of an office. `at`: its place among
 * them. Where none takes it, the fault that most needs to be heard, and the bag that has it.
 */
export function trayPlace(
  scanned: string,
  bags: readonly [Packing, ...Packing[]],
): TrayVerdict & { readonly at: number } {
  const verdicts = bags.map((bag, at) => ({ ...trayVerdict(scanned, bag), at }))
  const right = verdicts.find(({ fault }) => fault === null)
  if (right) return right
  const said = weight.flatMap(fault => verdicts.find(one => one.fault === fault) ?? [])
  return said[0] ?? { fault: 'no-code', buildId: null, at: 0 }
}

/** Trays as somebody says that they are in a bag; `codes`: of those that were scanned. */
export type PackedTrays = readonly {
  readonly buildId: string
  readonly trays: number
  readonly codes: readonly string[]
}[]

/** Why a bag cannot be closed with these trays; null: all of its food is in it, and nothing else. */
export function closingFault(
  trays: PackedTrays,
  packing: Omit<Packing, 'packed'>,
): 'bag-not-full' | TrayFault | null {
  const { lines } = packing
  const isWhole = lines.every(({ buildId, amount }) => {
    const of = trays.filter(one => one.buildId === buildId)
    return of.length === 1 && of[0]?.trays === amount && of[0].codes.length <= amount
  })
  if (!isWhole || trays.length !== lines.length) return 'bag-not-full'
  for (const { buildId, codes } of trays)
    for (const code of codes) {
      const verdict = trayVerdict(code, { ...packing, packed: {} })
      if (verdict.fault) return verdict.fault
      if (verdict.buildId !== buildId) return 'not-in-bag'
    }
  return null
}
