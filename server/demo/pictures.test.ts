import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Dish } from '../folder/schemas/dish.ts'
import { demoFolder } from '../folders.ts'
import { demoShopFolder } from './catalogue.ts'

const shown: Record<string, { shows: string[] }> = JSON.parse(read('pictures/shows.json'))
const { dishes } = await demoShopFolder()

/** An almond in a picture that is not in the box costs the trust of a customer with an allergy. */
describe('a picture', () => {
  it('says for each meal which ingredients are seen in it', () => {
    expect(Object.keys(shown).sort()).toEqual([...dishes.keys()].sort())
  })

  it('shows only what every portion or the dip holds', () => {
    for (const [slug, dish] of dishes) {
      const seen = shown[slug]?.shows ?? []
      expect(seen.length).toBeGreaterThan(0)
      expect({ [slug]: seen.filter(one => !holds(dish, one)) }).toEqual({ [slug]: [] })
    }
  })

  it('is large enough for any screen, and no burden for the repository', async () => {
    const second = readdirSync(new URL('pictures/close-ups', demoFolder))
    expect(second.filter(name => !dishes.has(name.replace('.jpg', '')))).toEqual([])
    const files = [
      ...[...dishes.keys()].map(slug => `meals/${slug}.jpg`),
      ...second.map(name => `close-ups/${name}`),
    ]
    for (const name of files) {
      const file = new URL(`pictures/${name}`, demoFolder)
      const { width, height, size } = await sharp(readFileSync(file)).metadata()
      expect({ name, width, height }).toEqual({ name, width: 1600, height: 1200 })
      expect(size).toBeLessThanOrEqual(220_000)
    }
  })
})

function holds({ recipe, prices, dip }: Dish, ingredient: string): boolean {
  const grams = recipe[ingredient]
  const inEach =
    typeof grams === 'object' && Object.keys(grams).length === Object.keys(prices).length
  return typeof grams === 'number' || inEach || dip?.recipe[ingredient] !== undefined
}

function read(file: string): string {
  return readFileSync(new URL(file, demoFolder), 'utf8')
}
