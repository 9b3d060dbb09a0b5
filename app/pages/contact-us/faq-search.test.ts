import { expect, test } from 'vitest'
import { foundIn, searchable } from './faq-search.ts'

const groups = [
  {
    code: 'changes',
    name: 'Αλλαγές',
    questions: [
      { slug: 'cancel', question: 'Πώς ακυρώνω;', answer: 'Από τον λογαριασμό σου.' },
      { slug: 'pause', question: 'Μπορώ να σταματήσω;', answer: 'Ναι, όποτε θέλεις.' },
    ],
  },
  {
    code: 'payment',
    name: 'Πληρωμή',
    questions: [{ slug: 'invoice', question: 'Τιμολόγιο;', answer: 'Επίλεξέ το στο ταμείο.' }],
  },
]
const found = (query: string) =>
  foundIn(groups, searchable(groups), query).map(({ code, questions }) => [
    code,
    ...questions.map(({ slug }) => slug),
  ])

test.each(['τιμολογιο', 'ΤΙΜΟΛΌΓΙΟ', 'timologio', 'ταμειο', 'πληρωμη'])(
  '1.15 "%s" finds the invoice, whatever its accents and letters',
  query => expect(found(query)).toEqual([['payment', 'invoice']]),
)

test('1.15 every word must be there, and a group without any goes away', () => {
  expect(found('λογαριασμο ακυρ')).toEqual([['changes', 'cancel']])
  expect(found('αλλαγες')).toEqual([['changes', 'cancel', 'pause']])
  expect(found('ακυρώνω τιμολόγιο')).toEqual([])
})
