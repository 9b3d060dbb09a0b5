const piecesOf = {
  'main-meal': () => 'κυρίως',
  breakfast: (count: number) => (count === 1 ? 'πρωινό' : 'πρωινά'),
}
const pieces = (type: keyof typeof piecesOf, count: number) => `${count} ${piecesOf[type](count)}`
const need = (type: keyof typeof piecesOf, count: number) =>
  `${count === 1 ? 'χρειάζεται' : 'χρειάζονται'} ακόμη ${pieces(type, count)}`
const found = (count: number) => (count === 0 ? 'δεν βρήκαμε κανένα' : `βρήκαμε μόνο ${count}`)

export const fill = {
  title: 'Διαλέξτε εσείς για μένα',
  intro:
    'Πες μας τις προτιμήσεις σου και διαλέγουμε εμείς. Ό,τι έχεις ήδη διαλέξει μένει στη θέση του.',
  kcal: 'Θερμίδες ανά ημέρα',
  kcalHint: (usual: string, from: string, to: string) =>
    `Για τον στόχο του πλάνου σου προτείνουμε ${usual}. Από ${from} έως ${to}.`,
  protein: 'Πρωτεΐνη ανά ημέρα, τουλάχιστον (g)',
  proteinHint: (usual: string) => `Προτείνουμε ${usual} g.`,
  share: (percent: number, main: number, breakfast: number | null) =>
    `Τα γεύματα του πλάνου σου καλύπτουν το ${percent}% της ημέρας: ${main}% κάθε κυρίως${breakfast === null ? '' : `, ${breakfast}% το πρωινό`}. Για την υπόλοιπη ημέρα κανονίζεις εσύ.`,
  aim: (kcal: string, protein: string) =>
    `Θα στοχεύσουμε περίπου σε ${kcal} kcal και τουλάχιστον ${protein} g πρωτεΐνης την ημέρα.`,
  allergens: 'Αλλεργιογόνα που αποφεύγεις',
  allergensHint: 'Αφήνουμε έξω και όσα μπορεί να περιέχουν ίχνη.',
  dislikes: 'Δεν θέλω',
  dislikesHint: 'Κύρια υλικά που προτιμάς να μη βλέπεις στο πιάτο σου.',
  keptHere: 'Τα κρατάμε μόνο σε αυτή τη συσκευή και δεν τα στέλνουμε πουθενά.',
  advice: 'Οι στόχοι είναι ενδεικτικοί και δεν αντικαθιστούν τη συμβουλή διαιτολόγου.',
  fillOne: 'Διαλέξτε για αυτή την παράδοση',
  fillAll: 'Διαλέξτε για όλο το πλάνο',
  again: 'Διαλέξτε ξανά',
  changePreferences: 'Αλλαγή προτιμήσεων',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε.',
  allFull:
    'Όλες οι παραδόσεις είναι έτοιμες. Αν αλλάξεις τον στόχο, τον κρατάμε για την επόμενη φορά.',
  againText: 'Άλλαξε ό,τι θέλεις και διαλέγουμε πάλι τα δικά μας. Όσα διάλεξες εσύ μένουν.',
  working: (at: number, of: number) =>
    of === 1 ? 'Διαλέγουμε για την παράδοση…' : `Διαλέγουμε για την παράδοση ${at} από ${of}…`,
  searching: 'Διαλέγουμε γεύματα…',
  filledOne: 'Η παράδοση είναι έτοιμη.',
  filledAll: (count: number) =>
    count === 1 ? '1 παράδοση είναι έτοιμη.' : `${count} παραδόσεις είναι έτοιμες.`,
  blockedTitle: 'Δεν γίνεται με αυτά που ζήτησες',
  blockedFor: (date: string) => `Παράδοση ${date}:`,
  blocked: {
    dislikes: (type: keyof typeof piecesOf, missing: number, possible: number) =>
      `${need(type, missing)}, αλλά χωρίς τα υλικά που δεν θέλεις ${found(possible)}. Βγάλε κάποιο από τη λίστα.`,
    allergens: (type: keyof typeof piecesOf, missing: number, possible: number) =>
      `${need(type, missing)}, αλλά χωρίς τα αλλεργιογόνα που αποφεύγεις ${found(possible)} στο μενού αυτής της ημέρας.`,
    stock: (type: keyof typeof piecesOf, missing: number, possible: number) =>
      `${need(type, missing)}, αλλά ${found(possible)} σε διαθεσιμότητα για αυτή την ημέρα.`,
    'too-few-meals': (type: keyof typeof piecesOf, missing: number, possible: number) =>
      `${need(type, missing)}, αλλά με όλα όσα ζήτησες ${found(possible)}.`,
    protein: (floor: string, most: string, aDay: string) =>
      `Ζήτησες τουλάχιστον ${floor} g πρωτεΐνης και τα γεύματα αυτής της ημέρας φτάνουν έως ${most} g. Δοκίμασε έως ${aDay} g για όλη την ημέρα.`,
  },
  swapTitle: 'Άλλαξέ το με',
  swapFor: (name: string) => `Αντί για: ${name}`,
  swapLoading: 'Ψάχνουμε τι σου ταιριάζει',
  swapNone: 'Δεν βρήκαμε άλλο γεύμα που να ταιριάζει σε όσα αποφεύγεις. Δες το μενού πιο κάτω.',
  swapHint: 'Πρώτα όσα ταιριάζουν καλύτερα στον στόχο σου.',
  choose: 'Διάλεξέ το',
  chooseOf: (name: string) => `Διάλεξέ το: ${name}`,
  swapped: (name: string) => `Προστέθηκε: ${name}`,
  sameFigures: 'Σχεδόν ίδιο',
  changeKcal: (amount: string) => `${amount} kcal`,
  changeProtein: (amount: string) => `${amount} g πρωτεΐνη`,
  copyTitle: 'Αντιγραφή σε άλλες παραδόσεις',
  copyText: (date: string) =>
    `Αντιγράφουμε τα γεύματα της παράδοσης ${date} στις παραδόσεις που θα διαλέξεις. Ό,τι έχουν τώρα αντικαθίσταται.`,
  copyTo: 'Σε ποιες;',
  copyLoading: 'Ελέγχουμε το μενού κάθε ημέρας',
  copyEmpty: 'Είναι άδεια',
  copyHolds: (count: number) => (count === 1 ? 'Έχει 1 γεύμα' : `Έχει ${count} γεύματα`),
  notOffered: (names: string) => `Δεν είναι διαθέσιμα εκείνη την ημέρα: ${names}.`,
  noRoom: (names: string) => `Δεν χωρούν όλα: ${names}.`,
  copyButton: (count: number) =>
    count === 1 ? 'Αντιγραφή σε 1 παράδοση' : `Αντιγραφή σε ${count} παραδόσεις`,
  copyNone: 'Διάλεξε παράδοση',
  copied: (count: number) =>
    count === 1 ? 'Αντιγράφηκε σε 1 παράδοση.' : `Αντιγράφηκε σε ${count} παραδόσεις.`,
}
