export const find = {
  open: 'Βρες',
  keys: 'Ctrl K',
  title: 'Βρες παραγγελία ή πελάτη',
  label: 'Τι ψάχνεις',
  hint: 'Αριθμός παραγγελίας, τελευταία ψηφία τηλεφώνου, email, όνομα ή κουπόνι. Τόνοι και κεφαλαία δεν παίζουν ρόλο.',
  newCaller: 'Νέος πελάτης στο τηλέφωνο',
  none: (text: string) => `Τίποτα για «${text}»`,
  coupon: (code: string) => `Κουπόνι ${code}`,
  order: (number: number) => `Παραγγελία ${number}`,
  nextOn: (date: string) => `επόμενη ${date}`,
  ordersOf: (count: number) => (count === 1 ? '1 παραγγελία' : `${count} παραγγελίες`),
  found: (count: number) => (count === 1 ? 'Βρέθηκε 1' : `Βρέθηκαν ${count}`),
}
