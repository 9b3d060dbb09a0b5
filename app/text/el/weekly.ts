const mains = (count: number) => `${count} κυρίως`
const breakfasts = (count: number) => (count === 1 ? '1 πρωινό' : `${count} πρωινά`)
const both = (main: number, breakfast: number) =>
  [main > 0 && mains(main), breakfast > 0 && breakfasts(breakfast)].filter(Boolean).join(' και ')

export const weekly = {
  metaTitle: 'Τα γεύματα του πλάνου σου',
  title: 'Διάλεξε τα γεύματά σου',
  intro: 'Διάλεξε εσύ ή άφησέ το σε εμάς.',
  fillForMe: 'Διαλέξτε εσείς για μένα',
  loading: 'Φορτώνουμε τις παραδόσεις σου',
  deliveries: 'Οι παραδόσεις σου',
  week: (week: number) => `${week}η εβδομάδα`,
  covers: (days: number, last: string) => (days === 1 ? '1 ημέρα' : `${days} ημέρες, έως ${last}`),
  progress: (held: number, required: number) => `${held} από ${required}`,
  empty: 'Άδεια',
  missing: (main: number, breakfast: number) =>
    `${main + breakfast === 1 ? 'Λείπει' : 'Λείπουν'} ${both(main, breakfast)}`,
  needsChange: 'Θέλει μια αλλαγή',
  /** Never more than one number: "5 of 4" would read as a mistake. */
  complete: (main: number, breakfast: number, extra: number) =>
    `${breakfast > 0 ? `${main + breakfast} γεύματα` : mains(main)} · έτοιμη${extra > 0 ? `, με ${extra} έξτρα` : ''}`,
  onlyExtras: (extra: number) => `Έτοιμη, με ${extra} έξτρα`,
  allComplete: 'Όλες οι παραδόσεις είναι έτοιμες!',
  allCompleteText: 'Μπορείς να αλλάξεις γεύματα ή να προχωρήσεις στην πληρωμή.',
  toCheckout: 'Συνέχεια στην πληρωμή',
  checkout: 'Πληρωμή',
  next: 'Επόμενη παράδοση',
  fillIt: 'Διαλέξτε για αυτή την παράδοση',
  delivery: (date: string) => `Παράδοση ${date}`,
  needs: (main: number, breakfast: number) => `Περιλαμβάνει ${both(main, breakfast)}.`,
  full: 'Τα κυρίως συμπληρώθηκαν. Για να βάλεις άλλο, αφαίρεσε πρώτα ένα.',
  mainsNote: (held: number, required: number) =>
    held < required
      ? `Έχεις διαλέξει ${held} από τα ${required} αυτής της παράδοσης.`
      : `Διάλεξες και τα ${required} κυρίως αυτής της παράδοσης.`,
  breakfastsNote: (held: number, required: number) =>
    held < required
      ? `Το πλάνο σου έχει ${breakfasts(required)} εδώ, διάλεξες ${held}.`
      : `Διάλεξες και τα ${required} του πλάνου σου. Όσα βάλεις ακόμη χρεώνονται χωριστά.`,
  chosen: (count: number) => (count === 1 ? '1 γεύμα' : `${count} γεύματα`),
  nothingTitle: 'Δεν έχεις διαλέξει γεύματα ακόμη',
  nothingText: 'Διάλεξε από το μενού πιο κάτω ή πες μας τις προτιμήσεις σου και διαλέγουμε εμείς.',
  items: 'Τα γεύματα αυτής της παράδοσης',
  swap: 'Άλλαξέ το',
  swapOf: (name: string) => `Άλλαξέ το: ${name}`,
  remove: (name: string) => `Αφαίρεση: ${name}`,
  unavailable: 'Δεν είναι πια διαθέσιμο αυτή την ημέρα',
  copy: 'Αντιγραφή σε άλλη παράδοση',
  clear: 'Άδειασμα',
  cleared: 'Η παράδοση άδειασε.',
  undo: 'Αναίρεση',
  figures: 'Διατροφικά στοιχεία ανά ημέρα',
  figuresText: (kcal: string, days: number) =>
    days === 1 ? `${kcal} kcal συνολικά` : `${kcal} kcal συνολικά για ${days} ημέρες`,
  kcal: 'kcal',
  protein: 'Πρωτεΐνη',
  carbs: 'Υδατάνθρακες',
  fat: 'Λιπαρά',
  grams: (grams: string) => `${grams} g`,
  dip: (kcal: string) => `Χωρίς τα ντιπ, που προσθέτουν ${kcal} kcal την ημέρα.`,
  target: (kcal: string, protein: string) =>
    `Στόχος για τα γεύματα του πλάνου: περίπου ${kcal} kcal και τουλάχιστον ${protein} g πρωτεΐνης την ημέρα.`,
  changeTarget: 'Αλλαγή στόχου',
}
