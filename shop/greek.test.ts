import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begins, fold, latin, matches, wordsOf } from './greek.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ ΑΆΣΥ-'),
    maxLength: 20,
  }),
)
const greekWord = fc.string({
  unit: fc.constantFrom(...'αάβγδεέζηήθιίϊΐκλμνξοόπρστυύϋΰφχψωώ'),
  minLength: 1,
  maxLength: 12,
})

describe('fold', () => {
  it('drops accents, capitals and the final sigma', () => {
    expect(fold('  Ο  Οδυσσέας ΤΑΪΖΕΙ ')).toBe('ο οδυσσεασ ταιζει')
  })

  it('folds what is folded to itself', () => {
    fc.assert(fc.property(text, any => void expect(fold(fold(any))).toBe(fold(any))))
  })

  it('does not care for capitals or for how accents are put together', () => {
    fc.assert(
      fc.property(greekWord, word => {
        expect(fold(word.toUpperCase())).toBe(fold(word))
        expect(fold(word.normalize('NFD'))).toBe(fold(word))
      }),
    )
  })
})

describe('latin', () => {
  it.each([
    ['Ερμού', 'ermou'],
    ['Κηφισίας', 'kifisias'],
    ['Αγγέλου', 'angelou'],
    ['Συγγρού', 'syngrou'],
    ['Ευελπίδων', 'evelpidon'],
    ['Αναπαύσεως', 'anapafseos'],
    ['Εύβοια', 'evvoia'],
    ['Ναύπλιο', 'nafplio'],
    ['Λαμπράκη', 'lampraki'],
    ['Μπενάκη', 'benaki'],
    ['Χρήστου Μπέκα', 'christou beka'],
    ['Μαΐου', 'maiou'],
    ['άυλος', 'aylos'],
    ['πραΰς', 'prays'],
    ['Ψυχικό', 'psychiko'],
    ['Λευκωσία', 'lefkosia'],
    ['κόλπος ταυ', 'kolpos taf'],
    ['Σφίγξ', 'sfinx'],
    ['Athens 12Α', 'athens 12a'],
  ])('writes %s as %s', (greek, expected) => {
    expect(latin(greek)).toBe(expected)
  })

  it('leaves no Greek letter', () => {
    fc.assert(fc.property(greekWord, word => void expect(latin(word)).toMatch(/^[a-z]+$/)))
  })
})

describe('matches', () => {
  it.each([
    ['ερμου', 'Ερμού'],
    ['ΕΡΜΟΥΣ', 'Ερμούς'],
    ['ermou', 'Ερμού'],
    ['ermo', 'Ερμού'],
    ['Ερμού', 'Ermou'],
    ['kifisias', 'Λεωφόρος Κηφισίας'],
    ['kifissias', 'Λεωφόρος Κηφισίας'],
    ['leof kifis', 'Λεωφόρος Κηφισίας'],
    ['xalandri', 'Χαλάνδρι'],
    ['halandri', 'Χαλάνδρι'],
    ['chalandri', 'Χαλάνδρι'],
    ['alexandras', 'Λεωφόρος Αλεξάνδρας'],
    ['aleksandras', 'Λεωφόρος Αλεξάνδρας'],
    ['sygrou', 'Λεωφόρος Ανδρέα Συγγρού'],
    ['bouliagmenis', 'Λεωφόρος Βουλιαγμένης'],
    ['lambraki', 'Γρηγορίου Λαμπράκη'],
    ['egaleo', 'Αιγάλεω'],
    ['aigalew', 'Αιγάλεω'],
    ['eleutheriou', 'Ελευθερίου Βενιζέλου'],
    ['λεμονατο κοτ', 'Κοτόπουλο λεμονάτο με πατάτες φούρνου'],
    ['kotopoulo', 'Κοτόπουλο λεμονάτο με πατάτες φούρνου'],
  ])('finds %s in %s', (query, where) => {
    expect(matches(query, where)).toBe(true)
  })

  it.each([
    ['ερμου', 'Αθηνάς'],
    ['ρμού', 'Ερμού'],
    ['ermou athina', 'Ερμού'],
    ['163', '11635'],
    ['moschari', 'Κοτόπουλο λεμονάτο'],
  ])('does not find %s in %s', (query, where) => {
    expect(matches(query, where)).toBe(false)
  })

  it('finds every beginning of every word, typed in Greek or in Latin letters', () => {
    fc.assert(
      fc.property(greekWord, greekWord, fc.nat(), (first, second, length) => {
        const start = second.slice(0, (length % second.length) + 1)
        const where = `${first} ${second}`
        expect(matches(start.toUpperCase(), where)).toBe(true)
        expect(matches(latin(second), where)).toBe(true)
        expect(matches(`${fold(second)}  ${fold(first)}`, where)).toBe(true)
      }),
    )
  })

  it('takes any text without failing, and an empty query finds everything', () => {
    fc.assert(
      fc.property(text, text, (query, where) => {
        expect(matches(where, where)).toBe(true)
        expect(matches('', where)).toBe(true)
        expect(matches(query, where)).toBe(
          wordsOf(query).every(typed => wordsOf(where).some(word => begins(typed, word))),
        )
      }),
    )
  })
})
