import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

export type Person = {
  readonly name: string
  readonly email: string
  /** Google knows that the mailbox is theirs; Facebook never says. */
  readonly verified: boolean
  /** What the case tests; null where it is the usual one. */
  readonly note: { readonly el: string; readonly en: string } | null
}

const usual = { verified: true, note: null }

export const atGoogle: readonly Person[] = [
  { name: 'Άννα Δημοπούλου', email: 'anna.dimopoulou@gmail.com', ...usual },
  { name: 'Alex Morgan', email: 'alex.morgan@gmail.com', ...usual },
  {
    name: 'Πέτρος Ραφτόπουλος',
    email: 'petros@mailbox.example',
    verified: false,
    note: { el: 'χωρίς επιβεβαιωμένο email', en: 'email not verified' },
  },
]

export const atFacebook: readonly Person[] = [
  { name: 'Ελένη Σταθάκη', email: 'eleni@mailbox.example', ...usual },
  { name: 'Sam Taylor', email: 'sam@mailbox.example', ...usual },
  {
    name: 'Κώστας Λέκκας',
    email: '',
    verified: false,
    note: { el: 'δεν δίνει το email του', en: 'does not share an email' },
  },
]

const chosen = z.object({
  who: z.optional(z.string().check(z.maxLength(10))),
  name: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  email: z._default(z.string().check(z.trim(), z.maxLength(254)), ''),
})

export function personIn(body: unknown, people: readonly Person[]): Person | null {
  const form = chosen.safeParse(body)
  if (!form.success) return null
  const { who = '', name, email } = form.data
  if (who === 'other') return { name, email, ...usual }
  return people[Number.parseInt(who, 10)] ?? null
}

/** The provider's own id of a person: the same e-mail is the same person. */
export function subjectOf(platform: string, { name, email }: Person): string {
  const digest = createHash('sha256')
    .update(`${platform} ${email || name}`)
    .digest()
  return `1${digest.readBigUInt64BE().toString().padStart(20, '0')}`
}
