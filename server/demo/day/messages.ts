import type { PoolClient } from 'pg'
import { addContactMessage, addPartnershipRequest } from '../../db/message/contacts.ts'
import { demoGuests } from './guests.ts'

/** Ids by which a removal finds them; a shop's own messages get random ones. */
export const demoMessageIds = ['demo-message-1', 'demo-message-2', 'demo-message-3'] as const
export const demoRequestIds = ['demo-request-1'] as const

const hour = 3_600_000

const messages = [
  {
    by: 5,
    ago: 3,
    message:
      'Καλησπέρα! Ξεκινάω διατροφή χωρίς γλουτένη. Ποια από τα πιάτα της εβδομάδας μπορώ να παραγγείλω με ασφάλεια;',
  },
  {
    by: 14,
    ago: 9,
    message:
      'Στη χθεσινή παραγγελία έλειπε το ντιπ από τα κεφτεδάκια. Τίποτα φοβερό, αλλά ήθελα να το ξέρετε.',
  },
  {
    by: 33,
    ago: 26,
    message: 'Γίνεται να αφήνετε τη σακούλα στο γραφείο μου στον 1ο, αν δεν απαντάω στο κουδούνι;',
  },
] as const

/** Three messages and a company that asks; what was written stands in the inbox until it is answered. */
export async function addDemoMessages(tx: PoolClient, now: number): Promise<void> {
  for (const [at, { by, ago, message }] of messages.entries()) {
    const { name = '', email = '', phone = '' } = demoGuests[by] ?? {}
    await addContactMessage(tx, {
      ...{ id: demoMessageIds[at] ?? '', lang: 'el', name, email, message },
      phone: `+30${phone}`,
      now: new Date(now - ago * hour),
    })
  }
  await addPartnershipRequest(tx, {
    ...{ id: demoRequestIds[0], lang: 'el', company: 'Ναυτιλιακή Σαρωνικού' },
    ...{ name: 'Μυρτώ Καλλέργη', email: 'office@saronikos.example', phone: '+302104280011' },
    employees: '21-50',
    message:
      'Είμαστε τριάντα άτομα στον Πειραιά. Θέλουμε μεσημεριανό δύο φορές την εβδομάδα, με ένα τιμολόγιο τον μήνα.',
    now: new Date(now - 5 * hour),
  })
}
