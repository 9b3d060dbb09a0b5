export const layout = {
  skip: 'Πήγαινε στο περιεχόμενο',
  loading: 'Φορτώνει…',
  close: 'Κλείσιμο',
  mealPacks: 'Πλάνα γευμάτων',
  startNow: 'Ξεκίνα τώρα',
  home: (shop: string) => `${shop}, αρχική σελίδα`,
  main: 'Κύρια πλοήγηση',
  language: 'Γλώσσα',
  search: 'Αναζήτηση στο μενού',
  /** Calls that got no answer (§8). */
  transport: {
    'network-error': 'Δεν υπάρχει σύνδεση. Έλεγξε το δίκτυό σου και δοκίμασε ξανά.',
    timeout: 'Η απάντηση άργησε πολύ. Δοκίμασε ξανά.',
    aborted: 'Η ενέργεια διακόπηκε.',
    'unsupported-protocol': 'Η διεύθυνση του καταστήματος δεν υποστηρίζεται.',
    unavailable: 'Δεν είμαστε διαθέσιμοι αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.',
  },
  cartAgain: 'Φόρτωσε το καλάθι ξανά',
  notFound: 'Αυτή η σελίδα δεν υπάρχει. Σε φέραμε στην αρχική.',
  orderExpired: 'Η παραγγελία σου έληξε',
  offline: 'Δεν έχεις σύνδεση. Οι αλλαγές σου θα σταλούν μόλις επανέλθει.',
  /** Why a change has not reached the shop yet, while it is sent again (§8). */
  changesWait: {
    'network-error':
      'Δεν υπάρχει σύνδεση με το κατάστημα. Οι αλλαγές σου θα σταλούν μόλις επανέλθει.',
    timeout: 'Η απάντηση αργεί. Ξαναστέλνουμε τις αλλαγές σου.',
    unavailable:
      'Δεν είμαστε διαθέσιμοι αυτή τη στιγμή. Οι αλλαγές σου θα σταλούν μόλις επανέλθουμε.',
  },
  offlineSince: (time: string) => `Δεν έχεις σύνδεση. Βλέπεις τα στοιχεία όπως ήταν: ${time}.`,
  awaySince: (time: string) =>
    `Δεν υπάρχει σύνδεση με το κατάστημα. Βλέπεις τα στοιχεία όπως ήταν: ${time}.`,
  quantity: {
    of: (dish: string) => `Ποσότητα: ${dish}`,
    less: (dish: string) => `Ένα λιγότερο: ${dish}`,
    more: (dish: string) => `Ένα ακόμη: ${dish}`,
  },
  steps: {
    label: 'Βήματα της παραγγελίας',
    plans: 'Πλάνο',
    delivery: 'Παράδοση',
    menu: 'Μενού',
    checkout: 'Πληρωμή',
  },
  menu: {
    open: 'Μενού πλοήγησης',
    settings: 'Εμφάνιση',
    menu: 'Το μενού μας',
    calculator: 'Υπολογιστής θερμίδων',
    business: 'Για εταιρείες',
    contact: 'Επικοινωνία',
  },
  account: {
    login: 'Σύνδεση',
    loginLong: 'Σύνδεση ή εγγραφή',
  },
  cart: (count: number) => (count === 1 ? '1 προϊόν' : `${count} προϊόντα`),
  /** A plan that is being filled. */
  cartOf: (chosen: number, included: number) => `${chosen} από ${included} γεύματα`,
  withShipping: 'με μεταφορικά',
  footer: {
    label: 'Υποσέλιδο',
    contact: 'Επικοινωνία',
    hours: 'Εξυπηρέτηση',
    explore: 'Ανακάλυψε',
    calculator: 'Υπολογιστής θερμίδων',
    partnerships: 'Εταιρικές συνεργασίες',
    contactUs: 'Στείλε μας μήνυμα',
    terms: 'Όροι χρήσης',
    settings: 'Ρυθμίσεις εμφάνισης',
    cookies: 'Ρυθμίσεις cookies',
    vat: 'ΑΦΜ',
    gemi: 'Αρ. ΓΕΜΗ',
    illustrations: 'Οι εικόνες των πιάτων είναι ενδεικτικές απεικονίσεις.',
  },
  promo: {
    label: 'Προσφορές και νέα',
    pause: 'Παύση',
  },
  drawer: {
    title: 'Η παραγγελία σου',
  },
  trouble: {
    title: 'Κάτι πήγε στραβά',
    text: 'Λυπόμαστε, η σελίδα δεν φορτώθηκε. Το ξέρουμε ήδη και το κοιτάμε.',
    id: (id: string) => `Αν μας καλέσεις, πες μας τον κωδικό ${id}.`,
    home: 'Πίσω στην αρχική',
    again: 'Δοκίμασε ξανά',
  },
  toasts: 'Μηνύματα',
}
