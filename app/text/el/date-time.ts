import { on } from '#shop/words/on-day.ts'
import { times } from './times.ts'

function rhythm(deliveries: number): string {
  return deliveries === 1
    ? 'μία φορά την εβδομάδα, την ίδια ημέρα και ώρα. Διάλεξε πότε ξεκινάς και ποια ημέρα σε βολεύει.'
    : `${times(deliveries)} την εβδομάδα, τις ίδιες ημέρες και ώρες. Διάλεξε πότε ξεκινάς και ποιες ημέρες σε βολεύουν.`
}

export const dateTime = {
  metaTitle: 'Ημέρα και ώρα παράδοσης',
  title: 'Πότε να έρθουμε;',
  titleTakeaway: 'Πότε θα περάσεις;',
  intro: (days: string) => `Τα γεύματα μένουν φρέσκα έως ${days}.`,
  day: 'Ημέρα',
  weekdays: 'Δε|Τρ|Τε|Πε|Πα|Σα|Κυ',
  weekend: 'Σαββατοκύριακο, κλειστά',
  holiday: 'Αργία, κλειστά',
  holidayShort: 'αργία',
  past: 'Οι παραγγελίες έκλεισαν',
  pastShort: 'έκλεισε',
  full: 'Δεν υπάρχει άλλη διαθεσιμότητα',
  fullShort: 'πλήρης',
  closedNote: 'Σαββατοκύριακα και αργίες η κουζίνα ξεκουράζεται.',
  closedNoteOther: 'Τις υπόλοιπες ημέρες η κουζίνα ξεκουράζεται.',
  rest: 'Κλειστά',
  restShort: 'ρεπό',
  restOn: (days: string, reason: string) => `${days}, κλειστά: ${reason}`,
  window: 'Ώρα',
  windowPast: 'Οι παραγγελίες έκλεισαν',
  cutOff: (instant: string) => `Παράγγειλε έως ${on(instant)}.`,
  cutOffWhy: 'Μετά αρχίζουμε να μαγειρεύουμε για σένα.',
  expiredTitle: 'Η ώρα που είχες διαλέξει πέρασε',
  lostFullTitle: 'Η ώρα που είχες διαλέξει δεν είναι πια διαθέσιμη',
  expiredText: 'Διάλεξε νέα ημέρα και ώρα. Τα γεύματά σου σε περιμένουν όπως τα άφησες.',
  droppedTitle: 'Το μενού αλλάζει μέρα με τη μέρα',
  droppedText: (names: string) =>
    `Δεν υπάρχουν στο μενού αυτής της ημέρας ή εξαντλήθηκαν, γι’ αυτό αφαιρέθηκαν από την παραγγελία: ${names}.`,
  toMenu: 'Άνοιξε το μενού',
  noDays: 'Δεν υπάρχουν διαθέσιμες ημέρες αυτή τη στιγμή',
  noDaysText: (phone: string) =>
    `Νέες ημερομηνίες ανοίγουν συνέχεια. Δες ξανά αύριο ή κάλεσέ μας στο ${phone}.`,
  noPlan: 'Αυτό το πλάνο δεν γίνεται στη διεύθυνσή σου',
  noPlanText: (days: string) =>
    `Εκεί παραδίδουμε ${days}, και οι ημέρες του πλάνου δεν χωρούν. Διάλεξε άλλο πλάνο ή μία παράδοση.`,
  otherPlan: 'Άλλο πλάνο',
  once: 'Μία παράδοση',
  failed: 'Οι ημέρες δεν φορτώθηκαν.',
  retry: 'Δοκίμασε ξανά',
  loading: 'Φορτώνουμε τις διαθέσιμες ημέρες',
  continue: 'Συνέχεια',
  chosen: 'Η επιλογή σου',
  tomorrow: 'αύριο',
  otherDay: 'Άλλη ημέρα',
  /** When the cut-off is today or tomorrow. */
  orderBy: {
    today: (time: string) => `Παράγγειλε έως σήμερα στις ${time}.`,
    tomorrow: (time: string) => `Παράγγειλε έως αύριο στις ${time}.`,
  },
  weekly: {
    metaTitle: 'Ημέρες και ώρα παράδοσης',
    intro: (deliveries: number) => `Ερχόμαστε ${rhythm(deliveries)}`,
    introTakeaway: (deliveries: number) => `Περνάς ${rhythm(deliveries)}`,
    week: 'Πρώτη εβδομάδα',
    weekClosed: 'έκλεισε',
    weekFull: 'πλήρης',
    covers: ([first, ...others]: readonly { readonly day: string; readonly days: number }[]) =>
      [
        first &&
          `Παράδοση ${first.day} για ${first.days === 1 ? '1 ημέρα' : `${first.days} ημέρες`}`,
        ...others.map(({ day, days }) => `${day} για ${days}`),
      ].join(', '),
    fresh: (days: number) =>
      `Για να τρως φρέσκα, μια παράδοση καλύπτει το πολύ ${days === 1 ? '1 ημέρα' : `${days} ημέρες`}.`,
    holidayOn: (day: string) => `Αργία: ${day}`,
    restOn: (day: string, reason: string) => `Κλειστά ${day}: ${reason}`,
    laterWeek: 'Δεν είναι διαθέσιμες σε κάποια επόμενη εβδομάδα του πλάνου',
    only: 'Ημέρα παράδοσης',
    legends: ['Πρώτη παράδοση', 'Δεύτερη παράδοση', 'Τρίτη παράδοση'],
    otherDays: 'Άλλες ημέρες ή ώρα',
    calendar: 'Οι παραδόσεις σου',
    summary: (count: number, first: string, hours: string) =>
      count === 1
        ? `1 παράδοση, ${first}, ${hours}.`
        : `${count} παραδόσεις, η πρώτη ${first}, ${hours}.`,
    delivery: (day: string, days: number) =>
      `${day}, για ${days === 1 ? '1 ημέρα' : `${days} ημέρες`}`,
    legendDelivery: 'παράδοση',
    legendCovered: 'ημέρες με γεύματα',
    leftOut: (mondays: readonly string[], last: string) =>
      `Λόγω αργίας δεν ερχόμαστε ${mondays.length === 1 ? 'την εβδομάδα που αρχίζει' : 'τις εβδομάδες που αρχίζουν'} ${mondays.join(' και ')}. Η τελευταία παράδοση είναι ${last}.`,
    moved: (days: string) => `Λόγω αργίας, κάποιες παραδόσεις αλλάζουν ημέρα: ${days}.`,
    droppedText: (names: string) =>
      `Στις νέες ημέρες δεν υπάρχουν, εξαντλήθηκαν ή δεν χωρούν, γι’ αυτό αφαιρέθηκαν από το πλάνο: ${names}.`,
  },
}
