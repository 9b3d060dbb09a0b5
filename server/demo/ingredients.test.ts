import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromUsda } from '#shop/food/reference-food.ts'
import { demoFolder } from '../folders.ts'
import { demoRows } from './catalogue.ts'

/** The columns of SR28's file ABBREV, counted from 1 as in its manual; empty: not analysed. */
const source = new Map(
  readFileSync(new URL('sources/usda-sr28-rows.txt', demoFolder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const cells = line.split('^').map(cell => cell.replaceAll('~', ''))
      const column = (at: number) => (cells[at - 1] ? Number(cells[at - 1]) : null)
      const needed = (at: number) => column(at) ?? Number.NaN
      const food = {
        ...{ kcal: needed(4), protein: needed(5), fat: needed(6), carbohydrate: needed(8) },
        ...{ fibre: column(9), sugars: column(10), sodium: column(16), saturates: column(45) },
      }
      return [cells[0], { description: cells[1], food }] as const
    }),
)

test('every ingredient has the figures of its source', async () => {
  const { ingredients } = await demoRows()
  expect(ingredients).toHaveLength(170)
  for (const { id, per100g, sourceKcal, source: named } of ingredients) {
    const row = source.get(named?.ndb ?? '')
    if (!row) throw new Error(`${id} has no source`)
    expect([id, named?.description]).toEqual([id, row.description])
    expect([id, per100g, sourceKcal]).toEqual([id, fromUsda(row.food), row.food.kcal])
  }
})
