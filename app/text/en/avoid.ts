import type { avoid as greek } from '../el/avoid.ts'
import type { Worded } from '../el/index.ts'

export const avoid: Worded<typeof greek> = {
  holds: (names: string) => `You avoid this: it contains ${names}.`,
  mayHold: (names: string) => `May contain ${names}.`,
  title: 'What I don’t eat',
  text: 'Tell us what you must not eat. The menu, the dishes and the cart will warn you, and when we fill your menu such a dish never goes in.',
  allergens: 'Allergens',
  allergensHint: 'Choose as many as you like.',
  traces: 'Count traces too (“may contain”)',
  consent:
    'I agree that the shop keeps this data about my health, only to warn me. Nobody of the staff sees it, and I can delete it at any time.',
  consentRule: 'Without your consent we keep nothing.',
  chooseRule: 'Choose at least one.',
  save: 'Save',
  saved: 'We’ll warn you.',
  remove: 'Delete and withdraw',
  removed: 'It’s deleted. We keep nothing any more.',
  since: (when: string) => `You gave your consent ${when}.`,
  note: 'Warnings go by what we declare of each portion. If your allergy is severe, talk to us first: everything is cooked in the same kitchen.',
}
