import { addressLine } from '#shop/address/address.ts'
import { type CsvCell, csv } from '#shop/csv.ts'
import { formatHours } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import type { DayList } from '#shop/packing/day-list.ts'
import type { Words } from '../text/el/index.ts'
import type { Bag, Day } from './chosen.ts'

type DayWords = Words['day']

/** The list as a file for a Greek spreadsheet: a line a portion, a thing in a bag, or a door. */
export function csvOf(day: Day, list: DayList, words: DayWords, lang: Language): string {
  const portion = (code: string): string => day.portions[code]?.[lang] ?? code
  if (list === 'cook') return csv(cookLines(day, words, lang, portion))
  const tables = { pack: packLines, bring: bringLines, fetch: fetchLines }
  return csv(tables[list](day, words, lang, portion))
}

type Lines = CsvCell[][]
type Portion = (code: string) => string

function cookLines({ cook, ingredients }: Day, words: DayWords, lang: Language, portion: Portion) {
  const dishes: Lines = cook.flatMap(({ name, portions }) =>
    portions.map(({ portion: code, amount }) => [name[lang], portion(code), amount]),
  )
  const grams: Lines = (ingredients ?? []).map(({ name, grams, raw }) => [
    ...[name[lang], '', grams],
    raw ?? '',
  ])
  return [
    [words.dish, words.portion, words.amount],
    ...dishes,
    [],
    [words.ingredient, '', words.grams, words.raw],
    ...grams,
  ]
}

function packLines({ bags }: Day, words: DayWords, lang: Language, portion: Portion): Lines {
  const { bagHead, orderHead, window, name, dish, amount, notes } = words
  return [
    [bagHead, orderHead, window, name, dish, words.portion, amount, notes],
    ...bags.flatMap(each =>
      each.items.map(item => [
        ...start(each),
        item.name[lang],
        portion(item.portion),
        item.amount,
        each.notes,
      ]),
    ),
  ]
}

function bringLines({ bags }: Day, words: DayWords, lang: Language): Lines {
  const { bagHead, orderHead, window, name, street, floor, bell, phone, notes } = words
  const wrong = words.unverifiedShort
  return [
    [
      bagHead,
      orderHead,
      window,
      name,
      words.amount,
      street,
      words.check,
      floor,
      bell,
      phone,
      notes,
      ...dueHead(bags, words),
    ],
    ...bags.map(each => {
      const { door } = each
      const where = door ? addressLine(door) : ''
      const office = each.spot.kind === 'company' ? each.spot.name[lang] : ''
      return [
        ...start(each),
        each.pieces,
        [office, where].filter(Boolean).join(' · '),
        door?.unverified ? wrong : '',
        door?.floor ?? '',
        door?.bell ?? '',
        door?.phone ?? '',
        bagNotes(each),
        ...dueCell(each, bags),
      ]
    }),
  ]
}

function fetchLines({ bags }: Day, words: DayWords, lang: Language): Lines {
  const { bagHead, window, name, phone, notes, amount } = words
  return [
    [
      ...[bagHead, words.code, window, name, words.counter, phone, amount, notes],
      ...dueHead(bags, words),
    ],
    ...bags.map(each => [
      ...start(each),
      each.spot.name[lang],
      each.phoneEnd,
      each.pieces,
      each.notes,
      ...dueCell(each, bags),
    ]),
  ]
}

function dueHead(bags: readonly Bag[], words: DayWords): CsvCell[] {
  return bags.some(({ due }) => due !== null) ? [words.due] : []
}

function dueCell({ due }: Bag, bags: readonly Bag[]): CsvCell[] {
  return bags.some(one => one.due !== null) ? [due ?? ''] : []
}

function start({ bag, number, from, to, name }: Bag): CsvCell[] {
  return [bag, number, formatHours(from, to), name]
}

/** What the customer wrote on the order and at the door. */
export function bagNotes({ notes, door }: Pick<Bag, 'notes' | 'door'>): string {
  return [notes, door?.deliveryNotes ?? ''].filter(Boolean).join(' · ')
}
