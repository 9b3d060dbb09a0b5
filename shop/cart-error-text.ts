import type { CartError, CartErrorSlug } from './cart-checks.ts'
import type { Language } from './language.ts'
import { formatMoney } from './money.ts'
import { refusalText } from './refusal-text.ts'

type Sentence = Readonly<Record<Language, (error: CartError, names: string) => string>>

const sentences: Readonly<Partial<Record<CartErrorSlug, Sentence>>> = {
  'no-customer-found': {
    el: () => 'Συνδέσου ή κάνε εγγραφή για να ολοκληρώσεις την παραγγελία.',
    en: () => 'Log in or sign up to complete the order.',
  },
  'amounts-error': {
    el: ({ required, type }) =>
      type === 'snack'
        ? `Χρειάζεσαι τουλάχιστον ${required} πρωινά. Πρόσθεσε γεύματα για να συνεχίσεις`
        : `Χρειάζεσαι τουλάχιστον ${required} κυρίως. Πρόσθεσε γεύματα για να συνεχίσεις`,
    en: ({ required, type }) =>
      `You need at least ${required} ${type === 'snack' ? 'breakfasts' : 'mains'}. Add products to continue`,
  },
  'item-unavailable': {
    el: (_, names) =>
      `${names || 'Κάποιο γεύμα'}: δεν είναι πια στο μενού εκείνης της ημέρας. Αφαίρεσέ το για να συνεχίσεις.`,
    en: (_, names) => `${names || 'A meal'}: no longer on that day’s menu. Remove it to continue.`,
  },
  'min-total-error': {
    el: ({ minTotal }) => `Η ελάχιστη παραγγελία είναι ${formatMoney(minTotal ?? 0)}.`,
    en: ({ minTotal }) => `The minimum order is ${formatMoney(minTotal ?? 0)}.`,
  },
}

/** A cart error as a sentence, with its numbers and the names of its meals in it (§5, §8). */
export function cartErrorText(
  error: CartError,
  lang: Language,
  names: readonly string[] = [],
): string {
  const sentence = sentences[error.slug]
  if (sentence) return sentence[lang](error, names.join(', '))
  return refusalText[error.slug as keyof typeof refusalText][lang]
}
