import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesSince, type ListedBag } from './printed-list.ts'

const marks = { dishes: 'a', place: 'b', hours: 'c', notes: 'd' }
const bag = (number: number, place: number, more: object = {}): ListedBag => ({
  bag: place,
  number,
  marks: { ...marks, ...more },
})
const bags = [bag(101, 1), bag(102, 2), bag(103, 3)]

describe('A printed list', () => {
  it('has nothing to say while it is true', () => {
    expect(changesSince({ bags }, bags)).toEqual([])
  })

  it('names what was cancelled, what came and what is another place on the list', () => {
    expect(changesSince({ bags }, [bag(101, 1), bag(103, 2), bag(104, 3)])).toEqual([
      { number: 102, printed: 2, bag: null, changed: [] },
      { number: 103, printed: 3, bag: 2, changed: [] },
      { number: 104, printed: null, bag: 3, changed: [] },
    ])
  })

  it('names what of a bag has changed', () => {
    const now = [bag(101, 1), bag(102, 2, { dishes: 'x', notes: 'y' }), bag(103, 3)]
    expect(changesSince({ bags }, now)).toEqual([
      { number: 102, printed: 2, bag: 2, changed: ['dishes', 'notes'] },
    ])
  })

  it('gives the list of now, applied to the paper', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 })
    const list = numbers.map(all => all.map((number, index) => bag(number, index + 1)))
    fc.assert(
      fc.property(list, list, (printed, now) => {
        const paper = new Map(printed.map(one => [one.number, one.bag]))
        for (const change of changesSince({ bags: printed }, now))
          if (change.bag === null) paper.delete(change.number)
          else paper.set(change.number, change.bag)
        expect(new Map([...paper].sort())).toEqual(
          new Map(now.map(one => [one.number, one.bag] as const).sort()),
        )
      }),
    )
  })
})
