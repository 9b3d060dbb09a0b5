const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const today = {
  line: 'Σήμερα',
  states: { ahead: 'αργότερα', now: 'τώρα', over: 'τελείωσε' },
  needs: 'Σε περιμένουν',
  nothing: 'Τίποτα δεν σε περιμένει. Όλα κυλούν ήσυχα.',
  since: (at: string) => `από ${at}`,
  order: (number: number) => `Παραγγελία ${number}`,
  answer: 'Απάντησε',
  asked: (amount: string, isOwn: boolean) =>
    isOwn
      ? `Ζήτησες επιστροφή ${amount}: περιμένει έγκριση`
      : `Επιστροφή ${amount} περιμένει έγκριση`,
  decide: 'Δες και αποφάσισε',
  mails: 'Τα email',
  documents: 'Τα παραστατικά',
  finding: (count: number) => some(count, 'εύρημα στα βιβλία', 'ευρήματα στα βιβλία'),
  books: 'Τα βιβλία',
  check: 'Έλεγξέ τα τώρα',
  checking: 'Τα βιβλία ελέγχονται.',
  notChecked: 'Τα βιβλία δεν έχουν ελεγχθεί από τότε που ξεκίνησε το κατάστημα.',
  checked: (when: string, isFine: boolean) =>
    isFine
      ? `Τα βιβλία είναι σωστά, ${when}.`
      : `Τα βιβλία ελέγχθηκαν ${when}: δες τι βρέθηκε πιο πάνω.`,
  allMoney: 'Όλες οι εισπράξεις',
  unpaidText: 'Πάρε τηλέφωνο ή ακύρωσε· ό,τι δεν πληρωθεί λήγει μόνο του.',
  look: 'Δες την ημέρα',
  waiting: {
    'refund-by-hand': (count: number) =>
      some(
        count,
        'επιστροφή γίνεται με το χέρι στην τράπεζα',
        'επιστροφές γίνονται με το χέρι στην τράπεζα',
      ),
    'refund-fails': (count: number) =>
      some(count, 'επιστροφή δεν περνάει', 'επιστροφές δεν περνούν'),
    'payment-late': (count: number) =>
      some(count, 'πληρωμή έμεινε χωρίς απάντηση', 'πληρωμές έμειναν χωρίς απάντηση'),
    'delivery-untold': (count: number) =>
      count === 1
        ? 'Για 1 τσάντα δεν ξέρουμε τι έγινε'
        : `Για ${count} τσάντες δεν ξέρουμε τι έγινε`,
    'door-uncounted': (count: number) =>
      some(
        count,
        'είσπραξη στην πόρτα περιμένει καταμέτρηση',
        'εισπράξεις στην πόρτα περιμένουν καταμέτρηση',
      ),
    'document-fails': (count: number) =>
      some(count, 'παραστατικό δεν εκδίδεται', 'παραστατικά δεν εκδίδονται'),
    'document-due': (count: number) =>
      some(
        count,
        'παραστατικό περιμένει πάνω από μία ώρα',
        'παραστατικά περιμένουν πάνω από μία ώρα',
      ),
    'mail-fails': (count: number) => some(count, 'email δεν έφτασε', 'email δεν έφτασαν'),
  },
  short: (count: number, dish: string, date: string) =>
    `${count === 1 ? 'Λείπει 1 μερίδα' : `Λείπουν ${count} μερίδες`}: ${dish}, ${date}`,
  shortText:
    'Βγήκαν λιγότερες απ’ όσες πουλήθηκαν. Μαγείρεψε κι άλλες, ή δώσε κάτι άλλο στις τελευταίες τσάντες.',
  letters: (count: number) =>
    some(count, 'μήνυμα περιμένει απάντηση', 'μηνύματα περιμένουν απάντηση'),
  full: (date: string, windows: number, dishes: number) =>
    `${date}: σχεδόν γεμάτα (${[
      ...(windows > 0 ? [some(windows, 'ώρα παράδοσης', 'ώρες παράδοσης')] : []),
      ...(dishes > 0 ? [some(dishes, 'πιάτο', 'πιάτα')] : []),
    ].join(', ')})`,
  unpaid: (count: number) =>
    some(count, 'παραγγελία περιμένει πληρωμή', 'παραγγελίες περιμένουν πληρωμή'),
  takings: 'Εισπράξεις σήμερα',
  back: 'Επιστράφηκαν',
  coming: 'Οι επόμενες δέκα ημέρες',
  day: 'Ημέρα',
  sold: 'Παραδόσεις',
  left: 'Ελεύθερες',
  closed: 'Κλειστά',
  deliveries: (count: number) => some(count, 'παράδοση', 'παραδόσεις'),
  free: (count: number) => some(count, 'ελεύθερη', 'ελεύθερες'),
}
