import { formatEuros } from '#shop/money.ts'

const bags = (count: number) => (count === 1 ? '1 τσάντα' : `${count} τσάντες`)

export const handover = {
  progress: (told: number, all: number) => `Έγιναν ${told} από ${bags(all)}`,
  told: (count: number) => `Έγιναν (${count})`,
  onlyMine: 'Μόνο οι δικές μου',
  ofOthers: (count: number) => `Και των άλλων (${count})`,
  load: (count: number) => `Φόρτωσε ${bags(count)}, η τελευταία στάση πρώτη`,
  notPacked: (numbers: string) => `Δεν έχουν κλείσει ακόμη: ${numbers}`,
  inVan: (bag: number) => `Τσάντα ${bag}: μπήκε στο όχημα`,
  missing: (numbers: string) => `Λείπουν: ${numbers}`,
  allIn: 'Μπήκαν όλες. Καλό δρόμο!',
  notYours: (bag: number) => `Η τσάντα ${bag} δεν είναι δική σου. Άφησέ την.`,
  noBag: 'Δεν είναι ετικέτα τσάντας αυτής της ημέρας.',
  scanLoad: 'Κάθε τσάντας που μπαίνει στο όχημα, ή πάτα τον αριθμό της.',
  undo: 'Αναίρεση',
  directions: 'Οδηγίες',
  call: 'Κλήση',
  find: 'Όνομα ή κωδικός',
  else: 'Κάτι άλλο',
  what: 'Τι έγινε;',
  of: (name: string) => name,
  took: (due: number) => `Πήρες ${formatEuros(due)};`,
  cash: 'Ναι, μετρητά',
  pos: 'Ναι, με κάρτα',
  noMoney: 'Παραδόθηκε χωρίς πληρωμή',
  outcomes: {
    'handed-over': 'Παραδόθηκε',
    'left-at-door': 'Την άφησα στην πόρτα',
    'nobody-there': 'Δεν ήταν κανείς',
    'wrong-address': 'Λάθος διεύθυνση',
    refused: 'Δεν την ήθελε',
    damaged: 'Χάλασε στον δρόμο',
    lost: 'Χάθηκε',
    'brought-back': 'Γύρισε στο κατάστημα',
  },
}
