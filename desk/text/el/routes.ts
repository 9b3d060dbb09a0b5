const stops = (count: number) => (count === 1 ? '1 στάση' : `${count} στάσεις`)
const bags = (count: number) => (count === 1 ? '1 τσάντα' : `${count} τσάντες`)
const minutes = (count: number) => (count === 1 ? '1 λεπτό' : `${count} λεπτά`)

/** "2:05": hours and minutes. */
const hours = (count: number) => `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`

export const routes = {
  open: (hours: string) =>
    `Η λίστα ${hours} δεν έχει κλειδώσει ακόμη: μπορεί να έρθουν κι άλλες τσάντες.`,
  noStart: 'Δεν υπάρχει σημείο από όπου να φεύγουν τα οχήματα: πρόσθεσε ένα σημείο παραλαβής.',
  start: 'Αφετηρία και τέρμα',
  share: 'Μοίρασε τις στάσεις',
  sharing: 'Μοιράζονται…',
  shared: 'Μοιράστηκαν όλες.',
  notShared: 'Οι στάσεις δεν μοιράστηκαν. Πάτα ξανά.',
  leftOver: (count: number) =>
    `${stops(count)} ${count === 1 ? 'έμεινε' : 'έμειναν'} χωρίς όχημα: δεν φτάνει ο χώρος ή ο χρόνος.`,
  costs: (more: number) =>
    more === 0
      ? 'Ίδιος χρόνος συνολικά.'
      : more > 0
        ? `${minutes(more)} ${more === 1 ? 'περισσότερο' : 'περισσότερα'} συνολικά.`
        : `${minutes(-more)} ${more === -1 ? 'λιγότερο' : 'λιγότερα'} συνολικά.`,
  left: (count: number) => `Χωρίς όχημα: ${stops(count)}`,
  put: 'Βάλ’ την όπου συμφέρει',
  noRoom: 'Δεν χωράει σε κανένα όχημα, ή δεν προλαβαίνει.',
  van: (number: number) => `Όχημα ${number}`,
  noVan: 'Χωρίς όχημα',
  length: (time: number, stopCount: number, bagCount: number) =>
    `${hours(time)} · ${stops(stopCount)} · ${bags(bagCount)}`,
  lock: (van: string) => `${van}: μένει όπως είναι`,
  remove: (van: string) => `${van}: αφαίρεση`,
  tooLong: (more: number) => `${minutes(more)} πάνω από το όριο`,
  tooFull: (more: number) => `${bags(more)} πάνω από όσες χωράει`,
  driver: 'Οδηγός',
  nobody: 'Κανείς ακόμη',
  holds: 'Τσάντες',
  most: 'Λεπτά',
  upTo: (most: number) => `Από 1 έως ${most}.`,
  bagsOf: (numbers: string) => (numbers.includes(',') ? `τσάντες ${numbers}` : `τσάντα ${numbers}`),
  up: (stop: string) => `Νωρίτερα: ${stop}`,
  down: (stop: string) => `Αργότερα: ${stop}`,
  to: (stop: string) => `Όχημα για: ${stop}`,
  pinned: 'Πάτα τον αριθμό: οι στάσεις ως εδώ μένουν όπως είναι',
  pin: (place: number, stop: string) => `${place}. Μένουν ως εδώ, όπως είναι: ${stop}`,
  cut: (stop: string) => `Χώρισε στα δύο: ${stop}`,
  join: (stop: string) => `Ένωσε ξανά: ${stop}`,
  cutSaid: 'Χωρίστηκε στα δύο. Βάλε το ένα σε άλλο όχημα.',
  joinSaid: 'Ενώθηκε ξανά.',
  add: 'Πρόσθεσε όχημα',
  save: 'Αποθήκευσε τα δρομολόγια',
  notSaved: 'Δεν έχουν αποθηκευτεί ακόμη. Οι οδηγοί βλέπουν όλες τις στάσεις.',
  saved: (when: string, by: string) => `Αποθηκεύτηκαν ${when}${by && `, ${by}`}.`,
  changed: 'Όσα άλλαξες δεν έχουν αποθηκευτεί.',
  newer: (by: string) => `${by || 'Κάποιος άλλος'}: αποθήκευσε νεότερα δρομολόγια στο μεταξύ.`,
  takeTheirs: 'Δείξε τα νεότερα',
  map: (vans: number, count: number) =>
    `Χάρτης: ${stops(count)}, ${vans === 1 ? '1 όχημα' : `${vans} οχήματα`}. Οι λίστες λένε τα ίδια.`,
}
