import type { DeskCallName } from '#shop/desk-calls.ts'

type Sentences = Partial<Record<DeskCallName, (subject: string) => string>>

export const deeds = {
  title: 'Πράξεις',
  intro: 'Ό,τι έγινε γράφεται εδώ μαζί με την πράξη και δεν αλλάζει ποτέ.',
  command: 'Εντολή στον διακομιστή',
  somebody: 'Κάποιος που έφυγε',
  none: 'Καμία πράξη ακόμη',
  noneText: 'Μόλις γίνει κάτι που αλλάζει το κατάστημα, θα γραφτεί εδώ.',
  noneOfSubject: 'Καμία πράξη για αυτό',
  only: (subject: string) => `Μόνο: ${subject}`,
  all: 'Όλες οι πράξεις',
  more: 'Παλαιότερες',
  number: (number: number) => `Αρ. ${number}`,
  reason: 'Αιτία',
  from: 'από',
  to: 'σε',
  nothing: 'τίποτα',
  subjects: { staff: 'άτομο', order: 'παραγγελία', customer: 'πελάτης' },
  fields: { roles: 'Ρόλοι' },
  sentences: {
    'staff-create': who => `πρόσθεσε το άτομο ${who}`,
    'staff-link-create': who => `έβγαλε νέο σύνδεσμο για το άτομο ${who}`,
    'staff-roles-update': who => `άλλαξε τους ρόλους για το άτομο ${who}`,
    'staff-delete': who => `απομάκρυνε το άτομο ${who}`,
  } satisfies Sentences,
}
