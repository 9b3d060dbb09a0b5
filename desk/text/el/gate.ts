export const gate = {
  title: 'Ήδη πουλημένα',
  left: (count: number) =>
    count === 0
      ? 'Όλα τακτοποιήθηκαν.'
      : count === 1
        ? 'Μένει 1 γραμμή. Ώσπου να τακτοποιηθεί, η έκδοση περιμένει.'
        : `Μένουν ${count} γραμμές. Ώσπου να τακτοποιηθούν, η έκδοση περιμένει.`,
  ask: 'Ρώτησε όλους τους πελάτες',
  remind: 'Υπενθύμιση σε όσους δεν απάντησαν',
  askText:
    'Κάθε πελάτης παίρνει ένα μήνυμα: τι αλλάζει, γιατί, και τι μπορεί να διαλέξει, χωρίς σύνδεση. Υπενθύμιση στέλνεται το πολύ μία φορά την ημέρα.',
  sent: (asked: number, reminded: number) =>
    [asked > 0 && `Ρωτήθηκαν: ${asked}.`, reminded > 0 && `Υπενθυμίσεις: ${reminded}.`]
      .filter(Boolean)
      .join(' '),
  order: (number: number) => `Παραγγελία ${number}`,
  reasons: {
    allergen: (names: string) => `αποκτά ${names}`,
    'not-sold': () => 'δεν πουλιέται πια',
    'off-day': () => 'φεύγει από την ημέρα',
    closed: () => 'η ημέρα κλείνει',
  },
  states: {
    waiting: 'Δεν ρωτήθηκε',
    asked: 'Περιμένει απάντηση',
    swapped: 'Άλλαξε πιάτο',
    refunded: 'Επιστροφή',
    kept: 'Μένει όπως είναι',
    passed: 'Παραδόθηκε',
  },
  askedAt: (when: string) => `ρωτήθηκε ${when}`,
  remindedAt: (when: string) => `υπενθύμιση ${when}`,
  byCustomer: (when: string) => `το διάλεξε ο πελάτης, ${when}`,
  byStaff: (who: string, when: string) => `το σημείωσε: ${who || 'κάποιος που έφυγε'}, ${when}`,
  instead: (name: string) => `παίρνει ${name}`,
  unpaid: 'Δεν έχει πληρωθεί: πληρώνεται ή λήγει σε μισή ώρα.',
  gone: 'Ο πελάτης διέγραψε τον λογαριασμό του: ακύρωσέ το από την παραγγελία.',
  phone: 'Απάντησε στο τηλέφωνο',
  phoneOf: (number: number) => `Απάντησε στο τηλέφωνο: παραγγελία ${number}`,
  choice: 'Τι θέλει ο πελάτης',
  choices: {
    swap: 'Άλλο πιάτο',
    refund: (euros: string) => `Τα χρήματά του πίσω: ${euros}`,
    keep: 'Να μείνει όπως το αγόρασε',
  },
  dish: 'Ποιο πιάτο',
  dishEmpty: 'Διάλεξε πιάτο',
  noDish: 'Κανένα πιάτο δεν ταιριάζει εκείνη την ημέρα.',
  back: (name: string, euros: string) => `${name}, επιστρέφονται ${euros}`,
  note: 'Σημείωση',
  noteHint: 'Ποιος το είπε και πότε. Μένει στις πράξεις.',
  noteRule: 'Γράψε ποιος το είπε.',
  save: 'Κάν’ το έτσι',
}
