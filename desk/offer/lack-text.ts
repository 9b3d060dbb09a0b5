import type { Language } from '#shop/language.ts'

/** The sentences of the folder's rules that a draft meets, in Greek; `$1` is what they name. */
const greek: readonly (readonly [RegExp, string])[] = [
  [/^is missing$/, 'λείπει'],
  [/^the Greek text is missing$/, 'λείπει το ελληνικό κείμενο'],
  [/^the English text is missing$/, 'λείπει το αγγλικό κείμενο'],
  [/^is empty$/, 'είναι κενό'],
  [/^no portion has a price.*$/, 'καμία μερίδα δεν έχει τιμή, άρα δεν πουλιέται'],
  [/^nothing goes into the portion (\S+), .*$/, 'η μερίδα $1 έχει τιμή αλλά κανένα υλικό'],
  [/^the portion (\S+) has no price$/, 'η μερίδα $1 δεν έχει τιμή'],
  [/^is nothing: .*$/, 'δεν μπορεί να είναι μηδέν'],
  [/^is less than for (\S+)$/, 'είναι μικρότερη από της μερίδας $1'],
  [/^has parts of a cent.*$/, 'έχει περισσότερα από δύο δεκαδικά'],
  [/^(\S+) is not in ingredients\.yaml$/, 'το υλικό $1 δεν υπάρχει'],
  [/^(\S+) is not in .*$/, 'το $1 δεν υπάρχει στη λίστα'],
  [/^(\S+) is no row of the recipe$/, 'το $1 δεν είναι στη συνταγή'],
  [/^is no code: .*$/, 'δεν έχει διαλεχτεί τίποτα από τη λίστα'],
  [/^it is vegan: vegan is missing$/, 'είναι vegan: λείπει η κατηγορία Vegan'],
  [/^it is not vegan: (.*)$/, 'δεν είναι vegan: περιέχει $1'],
  [/^claims (\S+), .*$/, 'δηλώνεται $1, αλλά η συνταγή δεν το επιτρέπει'],
  [
    /^(?:\S+: )?the law wants it named which one (\S+) is$/,
    'ο νόμος θέλει να γράφεται ποιο είναι ($1)',
  ],
  [
    /^(?:\S+: )?the source says (\S+) kcal, its nutrients make (\S+)$/,
    'η πηγή λέει $1 kcal, τα συστατικά δίνουν $2',
  ],
  [/^(?:\S+: )?fat, carbohydrate.*$/, 'τα συστατικά μαζί ξεπερνούν τα 100 g'],
  [/^(?:\S+: )?(\S+) g of saturates in (\S+) g of fat$/, '$1 g κορεσμένα σε $2 g λιπαρά'],
  [/^(?:\S+: )?(\S+) g of sugars in (\S+) g of carbohydrate$/, '$1 g σάκχαρα σε $2 g υδατάνθρακες'],
  [/^(?:\S+: )?is vegan, with (.*)$/, 'δεν είναι βίγκαν: έχει $1'],
  [/^(?:\S+: )?is vegetarian, though (.*)$/, 'δεν είναι για χορτοφάγους: $1'],
  [/^(\S+) holds nothing$/, 'η μερίδα $1 δεν έχει υλικά'],
  [/^(\S+) has no more (?:.*) than (\S+)$/, 'η μερίδα $1 δεν είναι μεγαλύτερη από τη $2'],
  [/^(\S+) holds (\S+) in turn$/, 'κύκλος: το $1 περιέχει το $2'],
  [/^follows from the parts.*$/, 'βγαίνει από τα υλικά του: δεν γράφεται'],
  [/^no dietitian has approved this recipe$/, 'η συνταγή δεν έχει εγκριθεί'],
  [/^is too small: at least (\S+)$/, 'είναι πολύ μικρό: τουλάχιστον $1'],
  [/^is too large: at most (\S+)$/, 'είναι πολύ μεγάλο: το πολύ $1'],
  [/^is too long: at most (\S+)$/, 'είναι πολύ μακρύ: το πολύ $1'],
  [/^should be a number.*$/, 'πρέπει να είναι αριθμός'],
]

/** What keeps a draft from being published, in the reader's language; what is not known stays English. */
export function lackText(says: string, lang: Language): string {
  if (lang === 'en') return says
  const [pattern, text] = greek.find(([each]) => each.test(says)) ?? []
  return pattern && text ? says.replace(pattern, text) : says
}
