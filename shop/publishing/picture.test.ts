import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOf, mostZoom, pictureNamed } from './picture.ts'

const wanted = { width: 1600, height: 1200 }

test('a tall picture is cut around the point that matters, and never beyond an edge', () => {
  const tall = { width: 1200, height: 2400 }
  expect(cutOf(tall, wanted, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({
    ...{ left: 0, top: 750, width: 1200, height: 900 },
  })
  expect(cutOf(tall, wanted, { x: 0.5, y: 0, zoom: 1 }).top).toBe(0)
  expect(cutOf(tall, wanted, { x: 1, y: 1, zoom: 2 })).toEqual({
    ...{ left: 600, top: 1950, width: 600, height: 450 },
  })
})

test('whatever is asked, a part of the picture is kept, nearly in the wanted shape', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const pixels = fc.integer({ min: 40, max: 9000 })
  fc.assert(
    fc.property(
      pixels,
      pixels,
      share,
      share,
      fc.double({ min: 1, max: mostZoom, noNaN: true }),
      (width, height, x, y, zoom) => {
        const cut = cutOf({ width, height }, wanted, { x, y, zoom })
        expect(cut.left).toBeGreaterThanOrEqual(0)
        expect(cut.top).toBeGreaterThanOrEqual(0)
        expect(cut.left + cut.width).toBeLessThanOrEqual(width)
        expect(cut.top + cut.height).toBeLessThanOrEqual(height)
        expect(Math.abs(cut.width - (cut.height * 4) / 3)).toBeLessThan(2)
      },
    ),
  )
})

test('a picture has the name of its place, and no other', () => {
  expect(pictureNamed('meals_mousakas')).toEqual({ group: 'meals', name: 'mousakas' })
  expect(pictureNamed('hero')).toEqual({ group: 'hero', name: 'hero' })
  for (const name of ['meals_', 'meals_../x', 'feed_a', 'hero_a', '', 'icons_a'])
    expect(pictureNamed(name)).toBeNull()
})
