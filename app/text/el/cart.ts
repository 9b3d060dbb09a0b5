/** Why a page has no cart, or another one than before. */
export const cart = {
  notLoaded: 'Το καλάθι σου δεν φορτώθηκε. Δεν έχει χαθεί τίποτα.',
  elsewhere: 'Η παραγγελία σου διαγράφηκε σε άλλη καρτέλα',
  placed: 'Η παραγγελία σου καταχωρίστηκε σε άλλη καρτέλα.',
  replaced: 'Άνοιξες άλλη παραγγελία σε άλλη καρτέλα. Εδώ βλέπεις τη νέα.',
  waits: 'Συνδέσου ξανά· το καλάθι σου σε περιμένει.',
  /** The dish that was pressed before there was an order. `days`: when it is on the menu, or ''. */
  wished: {
    putIn: (name: string) => `Προστέθηκε στην παραγγελία: ${name}`,
    'not-that-day': (name: string, days: string) =>
      `${name}: δεν υπάρχει στο μενού της ημέρας που διάλεξες.${days && ` Το έχουμε ${days}.`}`,
    'sold-out': (name: string, _days: string) =>
      `${name}: εξαντλήθηκε για την ημέρα που διάλεξες. Δοκίμασε άλλη ημέρα.`,
    full: (name: string, _days: string) =>
      `${name}: οι παραδόσεις σου έχουν ήδη όλα τα κυρίως τους.`,
    menu: (name: string, days: string) => (days ? `${name}: στο μενού ${days}.` : ''),
  },
}
