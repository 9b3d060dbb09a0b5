/** A van as it was planned, and when its stops were told. */
export type DrivenVan = {
  /** With which its minutes were planned. */
  readonly pace: number
  readonly stops: readonly {
    /** After leaving, as planned. */
    readonly minutes: number
    /** Epoch milliseconds; null: nobody told of it. */
    readonly at: number | null
  }[]
}

const fewestLegs = 60
/** Legs outside these bounds do not count: a driver paused, or told of several stops at once. */
const [shortest, longest] = [1 / 4, 4]
/** Bounds, so that a bad month does not make every plan useless. */
const [fastest, slowest] = [0.7, 1.6]

/**
 * How much longer than reckoned the shop's vans take from stop to stop, as a factor: the median of what drivers
 * told. 1 until there is enough of it (spec 19.09).
 */
export function paceOf(vans: readonly DrivenVan[]): number {
  const ratios = vans
    .flatMap(({ pace, stops }) => stops.flatMap((stop, at) => ratioOf(stops[at - 1], stop, pace)))
    .sort((one, other) => one - other)
  const median = ratios[Math.floor(ratios.length / 2)]
  if (median === undefined || ratios.length < fewestLegs) return 1
  return Math.round(Math.min(slowest, Math.max(fastest, median)) * 100) / 100
}

function ratioOf(
  before: DrivenVan['stops'][number] | undefined,
  { minutes, at }: DrivenVan['stops'][number],
  pace: number,
): number[] {
  if (!before || before.at === null || at === null) return []
  const planned = minutes - before.minutes
  const took = (at - before.at) / 60_000
  if (planned <= 0 || took < planned * shortest || took > planned * longest) return []
  return [(took / planned) * pace]
}
