import { on } from '#shop/on-day.ts'

const stops = (count: number) => (count === 1 ? '1 στάση' : `${count} στάσεις`)

export const track = {
  metaTitle: 'Πού είναι τα γεύματά σου',
  loading: 'Βλέπουμε πού είναι…',
  order: (number: number) => `Παραγγελία ${number}`,
  titles: {
    planned: (day: string) => `Έρχεται ${on(day)}`,
    'in-kitchen': () => 'Μαγειρεύονται τα γεύματά σου',
    packed: () => 'Η τσάντα σου είναι έτοιμη',
    'on-the-way': () => 'Έρχεται σε σένα',
    delivered: () => 'Παραδόθηκε. Καλή όρεξη!',
    'not-met': () => 'Δεν σε βρήκαμε',
    returned: () => 'Η τσάντα γύρισε σε εμάς',
    paused: () => 'Το πλάνο σου είναι σε παύση',
    canceled: () => 'Αυτή η παράδοση ακυρώθηκε',
  },
  fetched: {
    planned: (day: string) => `Σε περιμένει ${on(day)}`,
    packed: () => 'Σε περιμένει',
    delivered: () => 'Την πήρες. Καλή όρεξη!',
    'not-met': () => 'Σε περιμένει ακόμη',
  },
  when: (day: string, hours: string) => `${day}, ${hours}`,
  arrival: 'Μάλλον ανάμεσα',
  next: 'Είσαι η επόμενη στάση',
  before: (count: number) => `${stops(count)} πριν από σένα`,
  atDoor: (time: string) => `Την αφήσαμε στην πόρτα σου στις ${time}.`,
  handed: (time: string) => `Στις ${time}. Βάλ’ τα στο ψυγείο μόλις μπορέσεις.`,
  missed: (time: string) =>
    `Στις ${time} δεν την παρέλαβε κανείς. Είναι στο ψυγείο μας: πάρε μας, για να τη φέρουμε ξανά ή να την πάρεις.`,
  back: 'Πάρε μας, για να δούμε τι θα κάνουμε.',
  where: 'Πού την παίρνεις',
  steps: 'Η πορεία της',
  step: {
    'in-kitchen': 'Στην κουζίνα',
    packed: 'Έτοιμη',
    'on-the-way': 'Στον δρόμο',
    delivered: 'Σε σένα',
  },
  food: 'Στην τσάντα σου',
  amount: (amount: number) => `${amount} ×`,
  call: 'Κάτι άλλαξε; Πάρε μας στο',
  seen: (time: string) => `Ενημερώθηκε στις ${time}. Ανανεώνεται μόνο του.`,
  brokenTitle: 'Αυτός ο σύνδεσμος δεν ισχύει',
  brokenText: 'Θα τον βρεις στο email της ημέρας ή στη σελίδα της παραγγελίας σου.',
  toOrders: 'Στις παραγγελίες μου',
  failed: 'Δεν μάθαμε πού είναι. Ξαναδοκιμάζουμε μόνοι μας.',
}
