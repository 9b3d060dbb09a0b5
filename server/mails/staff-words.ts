import type { Language, Text } from '#shop/language.ts'
import type { RefundReason } from '../db/payment/refunds.ts'

/** What mails to the shop's people say. Customers never read it, so it is no matter of editors. */
const words = {
  newOrder: { el: 'Νέα παραγγελία {{number}}', en: 'New order {{number}}' },
  newOrders: { el: '{{count}} νέες παραγγελίες', en: '{{count}} new orders' },
  order: { el: 'Παραγγελία {{number}}', en: 'Order {{number}}' },
  ended: { el: 'Ακυρώθηκε στο μεταξύ.', en: 'Cancelled in the meantime.' },
  total: { el: 'Σύνολο', en: 'Total' },
  deliveries: {
    el: '{{count}} παραδόσεις, πρώτη {{date}}',
    en: '{{count}} deliveries, first {{date}}',
  },
  oneDelivery: { el: '{{date}}', en: '{{date}}' },
  portions: { el: '{{count}} μερίδες', en: '{{count}} portions' },
  onePortion: { el: '1 μερίδα', en: '1 portion' },
  newMessage: { el: 'Μήνυμα από {{name}}', en: 'Message from {{name}}' },
  newMessages: { el: '{{count}} νέα μηνύματα', en: '{{count}} new messages' },
  'wish-food': {
    el: 'Από τον σύνδεσμο της παράδοσης: κάτι δεν πήγε καλά με το φαγητό',
    en: 'By the link of the delivery: something was wrong with the food',
  },
  'wish-again-today': {
    el: 'Θέλει να φέρουμε ξανά σήμερα την τσάντα που δεν παραλήφθηκε',
    en: 'Wants the bag that nobody took brought again today',
  },
  'wish-fetch': {
    el: 'Θα περάσει να πάρει την τσάντα που δεν παραλήφθηκε',
    en: 'Comes to get the bag that nobody took',
  },
  'wish-other-day': {
    el: 'Θέλει άλλη μέρα την τσάντα που δεν παραλήφθηκε',
    en: 'Wants the bag that nobody took on another day',
  },
  contact: { el: 'Φόρμα επικοινωνίας', en: 'Contact form' },
  partnership: { el: 'Αίτημα συνεργασίας, {{company}}', en: 'Partnership request, {{company}}' },
  employees: { el: 'Εργαζόμενοι: {{employees}}', en: 'Employees: {{employees}}' },
  answerByReply: {
    el: 'Απάντησε σε αυτό το email και θα φτάσει στον αποστολέα.',
    en: 'Reply to this email and it reaches the sender.',
  },
  money: { el: 'Χρειάζεται έλεγχος σε πληρωμή', en: 'A payment needs a look' },
  moneys: { el: '{{count}} πληρωμές χρειάζονται έλεγχο', en: '{{count}} payments need a look' },
  refundByHand: {
    el: 'Επιστροφή με το χέρι, παραγγελία {{number}}',
    en: 'Refund by hand, order {{number}}',
  },
  refundHow: {
    el: 'Ο πάροχος δεν τη στέλνει μόνος του. Κάνε την στην τράπεζα και μετά σημείωσέ την στον χώρο προσωπικού.',
    en: 'The provider cannot send it by itself. Make it at the bank, then note it in the staff room.',
  },
  late: {
    el: 'Πληρωμή που ήρθε αργά, παραγγελία {{number}}. Επιστρέφεται μόνη της.',
    en: 'A payment that came late, order {{number}}. It goes back by itself.',
  },
  double: {
    el: 'Διπλή πληρωμή, παραγγελία {{number}}. Επιστρέφεται μόνη της.',
    en: 'Paid twice, order {{number}}. It goes back by itself.',
  },
  'wrong-amount': {
    el: 'Πληρώθηκε άλλο ποσό, παραγγελία {{number}}. Επιστρέφεται μόνο του.',
    en: 'Another amount was paid, order {{number}}. It goes back by itself.',
  },
  'refund-fails': {
    el: 'Η επιστροφή για την παραγγελία {{number}} δεν περνά. Το κατάστημα συνεχίζει να δοκιμάζει. Δες τι λέει ο πάροχος.',
    en: 'The refund of order {{number}} does not go through. The shop keeps trying. See what the provider says.',
  },
  trouble: { el: 'Κάτι θέλει την προσοχή σου', en: 'Something needs your attention' },
  troubles: {
    el: '{{count}} θέματα θέλουν την προσοχή σου',
    en: '{{count}} things need your attention',
  },
  mailFailed: { el: 'Ένα email δεν στάλθηκε ({{code}})', en: 'An email was not sent ({{code}})' },
  ofOrder: { el: 'Παραγγελία {{number}}. {{error}}', en: 'Order {{number}}. {{error}}' },
  webhookPaused: { el: 'Το webhook {{url}} σταμάτησε', en: 'The webhook {{url}} is paused' },
  webhookGone: {
    el: 'Ο παραλήπτης απάντησε ότι δεν υπάρχει πια (410).',
    en: 'The receiver answered that it is gone (410).',
  },
  webhookSilent: {
    el: 'Ο παραλήπτης δεν δέχτηκε τίποτα για τρεις ημέρες.',
    en: 'The receiver took nothing for three days.',
  },
  webhookHow: {
    el: 'Τα μηνύματα περιμένουν. Όταν διορθωθεί: npm run webhook -- resume {{endpoint}}',
    en: 'Its messages wait. Once it is mended: npm run webhook -- resume {{endpoint}}',
  },
  documentFails: {
    el: 'Το παραστατικό της παραγγελίας {{number}} δεν εκδίδεται',
    en: 'The fiscal document of order {{number}} is not issued',
  },
  keepsTrying: {
    el: 'Το κατάστημα συνεχίζει να δοκιμάζει.',
    en: 'The shop keeps trying.',
  },
  more: { el: 'Και {{count}} ακόμη.', en: 'And {{count}} more.' },
  open: { el: 'Άνοιξε τον χώρο προσωπικού', en: 'Open the staff room' },
  closing: {
    el: 'Αυτόματο μήνυμα από το κατάστημα προς την ομάδα του.',
    en: 'Sent by the shop to its own people.',
  },
} as const satisfies Readonly<Record<string, Text>> & Readonly<Partial<Record<RefundReason, Text>>>

type StaffWord = keyof typeof words

export function isStaffWord(name: string): name is StaffWord {
  return Object.hasOwn(words, name)
}

export function staffWord(
  name: StaffWord,
  lang: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return words[name][lang].replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''))
}
