const rows = (count: number) => (count === 1 ? '1 γραμμή' : `${count} γραμμές`)

export const bulk = {
  go: (act: string, count: number) => `${act}: ${rows(count)}`,
  text: (count: number) =>
    count === 1
      ? 'Γίνεται μία φορά και γράφεται στις πράξεις.'
      : 'Γίνεται σε κάθε γραμμή χωριστά. Καθεμία γράφεται στις πράξεις, και όποια δεν γίνεται λέει το γιατί.',
  stays: 'Μένει όπως είναι',
  waits: 'Περιμένει',
  runs: 'Γίνεται τώρα',
  done: 'Έγινε',
  refused: 'Δεν έγινε',
  progress: (ended: number, of: number) => `${ended} από ${of}`,
  ended: (done: number, refused: number) =>
    refused === 0
      ? `Έγιναν όλες: ${rows(done)}.`
      : `Έγιναν ${done}, δεν έγιναν ${refused}. Όσες δεν έγιναν μένουν επιλεγμένες.`,
  again: (count: number) => `Ξανά σε όσες δεν έγιναν (${count})`,
  stop: 'Σταμάτα εδώ',
  nothing: 'Σε καμία από τις επιλεγμένες γραμμές δεν γίνεται αυτό.',
  csv: 'CSV των επιλεγμένων',
  note: 'Σημείωση σε κάθε παραγγελία',
  needed: 'Γράψε κάτι.',
  chooseOne: 'Διάλεξε κάτι.',
  orders: {
    title: 'Παραγγελίες',
    newest: (count: number) => `Οι ${count} νεότερες`,
    below: (number: number) => `Πριν από την παραγγελία ${number}`,
    older: 'Παλαιότερες',
    toNewest: 'Οι νεότερες',
    none: 'Καμία παραγγελία ακόμη',
    noneText: 'Μόλις έρθει η πρώτη, θα τη βρεις εδώ.',
    number: 'Αριθμός',
    customer: 'Πελάτης',
    erased: 'Ο λογαριασμός διαγράφηκε',
    next: 'Παράδοση',
    ahead: 'Μένουν',
    way: 'Τρόπος',
    ways: { delivery: 'Στην πόρτα', takeaway: 'Παραλαβή', company: 'Στο γραφείο' },
    total: 'Σύνολο',
    placed: 'Έγινε',
    confirm: 'Ξανά το email επιβεβαίωσης',
    noConfirmation: 'δεν κρατάμε το κείμενο της επιβεβαίωσης',
    gone: 'ο λογαριασμός διαγράφηκε',
  },
  mails: {
    title: 'Email που δεν έφτασαν',
    newest: (count: number) =>
      `Τα ${count} νεότερα της τελευταίας εβδομάδας. Όποιο ξαναφύγει βγαίνει από τη λίστα.`,
    text: 'Της τελευταίας εβδομάδας. Όποιο σταλεί ξανά φεύγει από εδώ.',
    none: 'Όλα τα email έφτασαν',
    noneText: 'Της τελευταίας εβδομάδας κανένα δεν απέτυχε.',
    mail: 'Email',
    to: 'Προς',
    nobody: 'Χωρίς λογαριασμό',
    order: 'Παραγγελία',
    state: 'Κατάσταση',
    why: 'Γιατί',
    tries: 'Προσπάθειες',
    at: 'Πότε',
    again: 'Αποστολή ξανά',
    notKept: 'δεν κρατάμε το κείμενό του',
  },
}
