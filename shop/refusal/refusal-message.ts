import { type DoorHindrance, doorHindrances } from '../door-payment.ts'
import type { Language, Text } from '../language.ts'
import type { Refusal } from './refusal.ts'
import { refusalText } from './refusal-text.ts'

/** The text of a refusal's code; of a sold-out meal with how many are left. */
export function refusalMessage(
  { refused, data }: Pick<Refusal, 'refused' | 'data'>,
  lang: Language,
): string {
  if (refused === 'unpaid-orders') {
    const { orders, asksEmail } = (data ?? {}) as { orders?: unknown[]; asksEmail?: boolean }
    if (orders?.length) return ownUnpaid[lang]
    if (asksEmail) return unprovedUnpaid[lang]
  }
  if (refused === 'door-not-possible') {
    const why = doorHindrances.find(one => one === (data as { why?: string } | undefined)?.why)
    if (why) return doorTexts[why][lang]
  }
  if (refused === 'bank-not-possible' && (data as { why?: string } | undefined)?.why === 'email')
    return bankAsksEmail[lang]
  const left = refused === 'meal-sold-out' ? (data as { left?: number } | undefined)?.left : 0
  return left ? fewLeft(left)[lang] : refusalText[refused][lang]
}

const bankAsksEmail: Text = {
  el: 'Για να περιμένουμε το έμβασμά σου, επιβεβαίωσε πρώτα το email σου.',
  en: 'Before we can wait for your transfer, please confirm your email.',
}

/** Why an order is not paid when it is handed over, and what the customer can do. */
const doorTexts: Readonly<Record<DoorHindrance, Text>> = {
  plan: {
    el: 'Τα πλάνα πληρώνονται με την παραγγελία. Διάλεξε άλλον τρόπο πληρωμής.',
    en: 'Plans are paid when you order. Please choose another payment method.',
  },
  most: {
    el: 'Η παραγγελία ξεπερνά το ποσό που πληρώνεται στην παράδοση. Διάλεξε άλλον τρόπο πληρωμής.',
    en: 'This order is above the amount that can be paid on delivery. Please choose another payment method.',
  },
  area: {
    el: 'Στην περιοχή σου δεν γίνεται πληρωμή στην παράδοση. Διάλεξε άλλον τρόπο πληρωμής.',
    en: 'We don’t take payment on delivery in your area. Please choose another payment method.',
  },
  email: {
    el: 'Για να πληρώσεις στην παράδοση, επιβεβαίωσε πρώτα το email σου.',
    en: 'To pay on delivery, please confirm your email first.',
  },
  known: {
    el: 'Η πληρωμή στην παράδοση γίνεται από τη δεύτερη παραγγελία σου και μετά. Διάλεξε άλλον τρόπο πληρωμής για αυτήν.',
    en: 'You can pay on delivery from your second order on. Please choose another payment method for this one.',
  },
  owed: {
    el: 'Μια προηγούμενη παραγγελία σου δεν πληρώθηκε στην παράδοση. Διάλεξε άλλον τρόπο πληρωμής ή κάλεσέ μας.',
    en: 'An earlier order of yours wasn’t paid on delivery. Please choose another payment method or call us.',
  },
  open: {
    el: 'Έχεις ήδη παραγγελία που θα πληρώσεις στην παράδοση. Διάλεξε άλλον τρόπο πληρωμής για αυτήν.',
    en: 'You already have an order to pay on delivery. Please choose another payment method for this one.',
  },
}

const ownUnpaid: Text = {
  el: 'Έχεις ήδη παραγγελίες που περιμένουν πληρωμή. Πλήρωσε ή ακύρωσε μία για να συνεχίσεις.',
  en: 'You already have orders waiting for payment. Pay or cancel one of them to continue.',
}

const unprovedUnpaid: Text = {
  el: 'Από αυτό το τηλέφωνο ή το δίκτυο πολλές παραγγελίες περιμένουν ήδη πληρωμή. Επιβεβαίωσε το email σου για να παραγγείλεις αμέσως, αλλιώς δοκίμασε ξανά σε λίγα λεπτά.',
  en: 'Many orders from this phone or network are already waiting for payment. Confirm your email to order right away, or try again in a few minutes.',
}

function fewLeft(left: number): Text {
  return {
    el:
      left === 1
        ? 'Έμεινε μόνο 1 μερίδα από αυτό το γεύμα για εκείνη την ημέρα.'
        : `Έμειναν μόνο ${left} μερίδες από αυτό το γεύμα για εκείνη την ημέρα.`,
    en: `Only ${left} left of this meal for that day.`,
  }
}
