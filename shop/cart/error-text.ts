import type { Language } from '../language.ts'
import { formatMoney } from '../money.ts'
import { refusalText } from '../refusal/refusal-text.ts'
import type { CartError, CartErrorSlug } from './checks.ts'

type Sentence = Readonly<Record<Language, (error: CartError, names: string) => string>>

const sentences: Readonly<Partial<Record<CartErrorSlug, Sentence>>> = {
  'no-customer-found': {
    el: () => 'Συνδέσου ή κάνε εγγραφή για να ολοκληρώσεις την παραγγελία.',
    en: () => 'Log in or sign up to complete your order.',
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
    el: ({ left }, names) => `${names || 'Κάποιο γεύμα'}: ${unavailable.el(left)}`,
    en: ({ left }, names) => `${names || 'A meal'}: ${unavailable.en(left)}`,
  },
  'min-total-error': {
    el: ({ minTotal }) => `Η ελάχιστη παραγγελία είναι ${formatMoney(minTotal ?? 0)}.`,
    en: ({ minTotal }) => `The minimum order is ${formatMoney(minTotal ?? 0)}.`,
  },
}

const unavailable: Readonly<Record<Language, (left: number | undefined) => string>> = {
  el: left => {
    if (left === undefined)
      return 'δεν είναι πια στο μενού εκείνης της ημέρας. Αφαίρεσέ το για να συνεχίσεις.'
    if (left === 0) return 'εξαντλήθηκε για εκείνη την ημέρα. Αφαίρεσέ το για να συνεχίσεις.'
    const some = left === 1 ? 'έμεινε μόνο 1' : `έμειναν μόνο ${left}`
    return `${some} για εκείνη την ημέρα. Κράτησε έως ${left} για να συνεχίσεις.`
  },
  en: left => {
    if (left === undefined) return 'no longer on that day’s menu. Remove it to continue.'
    if (left === 0) return 'sold out for that day. Remove it to continue.'
    return `only ${left} left for that day. Keep at most ${left} to continue.`
  },
}

export function cartErrorText(
  error: CartError,
  lang: Language,
  names: readonly string[] = [],
): string {
  const sentence = sentences[error.slug]
  if (sentence) return sentence[lang](error, names.join(', '))
  return refusalText[error.slug as keyof typeof refusalText][lang]
}
