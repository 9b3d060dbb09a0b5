import { num, placeOf, type Rows } from './rows.ts'
import { type Choice, pairsWith, type Stage, type Stages } from './stages.ts'

/**
 * The least value that leads to each state. `after[s]`: after stage s, one layer for each number of
 * pieces of its main ingredient. `before[s]`: the same as stage s finds it, joined into one layer
 * where it opens another main ingredient; the last one is the end.
 */
export type Table = {
  readonly before: readonly (readonly Float64Array[])[]
  readonly after: readonly (readonly Float64Array[])[]
}

/** How a table values a filling: choices by themselves, and each pair of the same main ingredient. */
export type Measure = {
  readonly of: (choice: Choice) => number
  readonly pair: number
  /** Whether pieces of a main ingredient are counted: where pairs cost, and where `most` holds. */
  readonly counts: boolean
}

export function tableOf({ stages }: Stages, rows: readonly Rows[], measure: Measure): Table {
  const start = new Float64Array((rows[0] as Rows).size).fill(0)
  const before: Float64Array[][] = [[start]]
  const after: Float64Array[][] = []
  stages.forEach((stage, index) => {
    const source = before[index] as Float64Array[]
    const layers = grown(stage, source, rows[index] as Rows, rows[index + 1] as Rows, measure)
    after.push(layers)
    before.push(closesAfter(stages, index) && layers.length > 1 ? [joined(layers)] : layers)
  })
  return { before, after }
}

export function closesAfter(stages: readonly Stage[], index: number): boolean {
  return stages[index + 1]?.opens ?? true
}

/** What a choice adds where the delivery has so many pieces of its main ingredient already. */
export function addedBy(choice: Choice, stage: Stage, pieces: number, measure: Measure): number {
  return measure.of(choice) + measure.pair * pairsWith(choice.count, stage.alike + pieces)
}

/** The choices that give the end state of that many kcal its value. */
export function walkBack(
  { stages, slots }: Stages,
  rows: readonly Rows[],
  table: Table,
  measure: Measure,
  kcal: number,
): Choice[] {
  const choices: Choice[] = []
  let state = { filled: slots, kcal, layer: 0 }
  for (let index = stages.length - 1; index >= 0; index -= 1) {
    const step = stepBack(index, state)
    choices.push(step.choice)
    state = step.state
  }
  return choices

  function stepBack(index: number, { filled, kcal, layer }: typeof state) {
    const stage = stages[index] as Stage
    const after = table.after[index] as Float64Array[]
    const place = placeOf(rows[index + 1] as Rows, filled, kcal)
    const value = (table.before[index + 1] as Float64Array[])[layer]?.[place]
    const closes = closesAfter(stages, index)
    for (const [pieces, values] of after.entries()) {
      if (closes ? values[place] !== value : pieces !== layer) continue
      for (const choice of stage.choices) {
        const earlier = measure.counts ? pieces - choice.count : 0
        if (earlier < 0) continue
        const from = placeOf(rows[index] as Rows, filled - choice.count, kcal - choice.kcal)
        const led = table.before[index]?.[earlier]?.[from]
        if (led === undefined || led + addedBy(choice, stage, earlier, measure) !== value) continue
        const state = { filled: filled - choice.count, kcal: kcal - choice.kcal, layer: earlier }
        return { choice, state }
      }
    }
    throw new Error('a filling that leads nowhere')
  }
}

/** The layers after a stage; one only where pieces are not counted. */
function grown(
  stage: Stage,
  source: readonly Float64Array[],
  rows: Rows,
  next: Rows,
  measure: Measure,
): Float64Array[] {
  const layers: Float64Array[] = []
  source.forEach((values, pieces) => {
    for (const choice of stage.choices) {
      const layer = measure.counts ? pieces + choice.count : 0
      if (layer > stage.most) continue
      layers[layer] ??= unreached(next)
      spread(
        values,
        rows,
        layers[layer],
        next,
        stage,
        choice,
        addedBy(choice, stage, pieces, measure),
      )
    }
  })
  const length = Math.max(1, layers.length)
  return Array.from({ length }, (_, layer) => layers[layer] ?? unreached(next))
}

function unreached({ size }: Rows): Float64Array {
  return new Float64Array(size).fill(Number.POSITIVE_INFINITY)
}

function spread(
  source: Float64Array,
  rows: Rows,
  target: Float64Array,
  next: Rows,
  stage: Stage,
  choice: Choice,
  added: number,
): void {
  for (let filled = stage.from; filled + choice.count <= stage.to; filled += 1) {
    const to = filled + choice.count
    const first = Math.max(num(rows.low, filled), num(next.low, to) - choice.kcal)
    const last = Math.min(num(rows.high, filled), num(next.high, to) - choice.kcal)
    const shift = num(next.at, to) - num(next.low, to) + choice.kcal
    const base = num(rows.at, filled) - num(rows.low, filled)
    for (let kcal = first; kcal <= last; kcal += 1) {
      const value = (source[base + kcal] as number) + added
      if (value < (target[shift + kcal] as number)) target[shift + kcal] = value
    }
  }
}

function joined(layers: readonly Float64Array[]): Float64Array {
  const [first, ...others] = layers
  const least = Float64Array.from(first ?? [])
  for (const layer of others)
    for (let place = 0; place < least.length; place += 1)
      if ((layer[place] as number) < (least[place] as number)) least[place] = layer[place] as number
  return least
}
