import type { Language, Text } from '../language.ts'

/** What ids are called that a sentence or a field names. */
export type Names = Readonly<Partial<Record<string, Text>>>

/** What the schemas want in a field's place: as a file's writer reads it, in English and in Greek. */
const wanted: readonly (readonly [string, string, string])[] = [
  ['a text; put quotes around what looks like a number or a date', 'a text', 'κείμενο'],
  ['a number, with a point as in 6.90 and without a sign of a currency', 'a number', 'αριθμός'],
  ['a whole number', 'a whole number', 'ακέραιος αριθμός'],
  ['true or false', 'yes or no', 'ναι ή όχι'],
  ['several fields, each on a line of its own', 'a group of fields', 'ομάδα πεδίων'],
  ['a list: [one, another], or a line with "- " for each', 'a list', 'λίστα'],
  ['left out', 'empty', 'κενό'],
]

const colours: readonly (readonly [string, string])[] = [
  ['the letters of a button', 'τα γράμματα ενός κουμπιού'],
  ['a bold page', 'μια έντονη σελίδα'],
  ['the letters of the footer', 'τα γράμματα του υποσέλιδου'],
  ['letters in the bar, pressed', 'τα γράμματα της μπάρας όταν πατιούνται'],
  ['letters in the bar', 'τα γράμματα της μπάρας'],
]

const amounts: readonly (readonly [string, string])[] = [
  [
    'protein gives a fifth of its energy in every portion',
    'η πρωτεΐνη δίνει το ένα πέμπτο της ενέργειας σε κάθε μερίδα',
  ],
  [
    'every portion has 6 g of fibre in 100 g or 3 g in 100 kcal',
    'κάθε μερίδα έχει 6 g φυτικές ίνες στα 100 g ή 3 g στις 100 kcal',
  ],
  [
    'every portion has at most 3 g of fat in 100 g',
    'κάθε μερίδα έχει το πολύ 3 g λιπαρά στα 100 g',
  ],
  [
    'every portion has at most 5 g of sugars in 100 g',
    'κάθε μερίδα έχει το πολύ 5 g σάκχαρα στα 100 g',
  ],
]

/** The sentences of the folder's rules, in Greek; `$1` is what they name. */
const greek: readonly (readonly [RegExp, string])[] = [
  [/^is missing$/, 'λείπει'],
  [/^the Greek text is missing$/, 'λείπει το ελληνικό κείμενο'],
  [/^the English text is missing$/, 'λείπει το αγγλικό κείμενο'],
  [/^is empty$/, 'είναι κενό'],
  ...wanted.map(
    ([written, , own]) => [exactly(`should be ${written}`), `πρέπει να είναι ${own}`] as const,
  ),
  [/^should be (.+) or (.+)$/, 'πρέπει να είναι ένα από: $1 ή $2'],
  [/^should be (.+)$/, 'πρέπει να είναι ένα από: $1'],
  [/^is too (?:small|short): at least (\S+)$/, 'είναι πολύ μικρό: τουλάχιστον $1'],
  [/^is too (?:large|long): at most (\S+)$/, 'είναι πολύ μεγάλο: το πολύ $1'],
  [/^this field is not known here.*$/, 'αυτό το πεδίο δεν υπάρχει εδώ'],
  [/^this name is not allowed here$/, 'αυτό το όνομα δεν επιτρέπεται εδώ'],
  [/^is not written as docs\/catalogue\.md says$/, 'δεν είναι γραμμένο όπως πρέπει'],
  [/^(.+) is there twice; the first is number (\S+)$/, 'το $1 υπάρχει δύο φορές'],
  [/^is there twice: (.+)$/, 'υπάρχει δύο φορές: $1'],
  [/^stands here twice.*$/, 'υπάρχει δύο φορές'],
  [/^(\S+) stands there twice$/, 'το $1 υπάρχει δύο φορές'],
  // Dishes and their recipes.
  [/^no portion has a price.*$/, 'καμία μερίδα δεν έχει τιμή, άρα δεν πουλιέται'],
  [/^nothing goes into the portion (\S+), .*$/, 'η μερίδα $1 έχει τιμή αλλά κανένα υλικό'],
  [/^the portion (\S+) has no price$/, 'η μερίδα $1 δεν έχει τιμή'],
  [/^is nothing: a dish costs something$/, 'δεν μπορεί να είναι μηδέν: ένα πιάτο κοστίζει κάτι'],
  [/^is nothing$/, 'δεν μπορεί να είναι μηδέν'],
  [/^is less than for (\S+)$/, 'είναι μικρότερη από της μερίδας $1'],
  [/^has parts of a cent.*$/, 'έχει περισσότερα από δύο δεκαδικά'],
  [/^(\S+) is not in ingredients\.yaml$/, 'το υλικό $1 δεν υπάρχει'],
  [/^(\S+) is no ingredient$/, 'το υλικό $1 δεν υπάρχει'],
  [/^(\S+) is not in .*$/, 'το $1 δεν υπάρχει στη λίστα'],
  [/^(\S+) is no row of the recipe$/, 'το $1 δεν είναι στη συνταγή'],
  [/^its name is no slug.*$/, 'η διεύθυνσή του δέχεται μόνο μικρά λατινικά, ψηφία και -, έως 50'],
  [/^the id \S+ is (\S+)’s, too$/, 'τον ίδιο κωδικό έχει και άλλο πιάτο ($1)'],
  [/^it is vegan: vegan is missing$/, 'είναι vegan: λείπει η κατηγορία Vegan'],
  [/^it is not vegan: (.*)$/, 'δεν είναι vegan: περιέχει $1'],
  ...amounts.map(
    ([english, own]) =>
      [
        new RegExp(`^claims (\\S+), which is only allowed where ${escaped(english)}$`),
        `δηλώνεται $1, που επιτρέπεται μόνο όταν ${own}`,
      ] as const,
  ),
  [/^claims (\S+), which .*$/, 'δηλώνεται $1, αλλά η συνταγή δεν το επιτρέπει'],
  [/^claims (\S+), but holds (.*)$/, 'δηλώνεται $1, αλλά περιέχει $2'],
  [/^claims (\S+), but .*$/, 'δηλώνεται $1, αλλά τα υλικά του δεν το επιτρέπουν'],
  [/^no dietitian has approved this recipe$/, 'η συνταγή δεν έχει εγκριθεί από διαιτολόγο'],
  [
    /^its recipe changed after it was approved$/,
    'η συνταγή άλλαξε αφού εγκρίθηκε: θέλει νέα έγκριση',
  ],
  [/^has no recipe in this database$/, 'δεν έχει συνταγή σε αυτό το κατάστημα'],
  // Ingredients. Some come with the portion or the ingredient in front.
  [/^(?:\S+: )?(\S+) is none of the 14 allergens.*$/, 'το $1 δεν είναι από τα 14 του νόμου'],
  [/^(?:\S+: )?(\S+) is among the allergens already$/, 'το $1 είναι ήδη στα αλλεργιογόνα'],
  [
    /^(?:\S+: )?the law wants it named which one (\S+) is$/,
    'ο νόμος θέλει να γράφεται ποιο είναι ($1)',
  ],
  [
    /^(?:\S+: )?the source says (\S+) kcal, its nutrients make (\S+)$/,
    'η πηγή λέει $1 kcal, τα συστατικά δίνουν $2',
  ],
  [/^is more than its fat, (\S+) g$/, 'είναι περισσότερα από τα λιπαρά, $1 g'],
  [/^is more than its carbohydrate, (\S+) g$/, 'είναι περισσότερα από τους υδατάνθρακες, $1 g'],
  [/^what is vegan is vegetarian too$/, 'ό,τι είναι βίγκαν είναι και για χορτοφάγους'],
  [/^(?:\S+: )?is vegan but not vegetarian$/, 'είναι βίγκαν, άρα είναι και για χορτοφάγους'],
  [/^(?:\S+: )?is (\S+) g of 100 g$/, 'είναι $1 g στα 100 g'],
  [/^(?:\S+: )?fat, carbohydrate.*$/, 'τα συστατικά μαζί ξεπερνούν τα 100 g'],
  [/^(?:\S+: )?(\S+) g of saturates in (\S+) g of fat$/, '$1 g κορεσμένα σε $2 g λιπαρά'],
  [/^(?:\S+: )?(\S+) g of sugars in (\S+) g of carbohydrate$/, '$1 g σάκχαρα σε $2 g υδατάνθρακες'],
  [/^(?:\S+: )?is vegan, with (.*)$/, 'δεν είναι βίγκαν: έχει $1'],
  [/^(?:\S+: )?is vegetarian, though (.*)$/, 'δεν είναι για χορτοφάγους: $1'],
  [/^holds nothing$/, 'δεν έχει υλικά'],
  [/^(\S+) holds nothing$/, 'η μερίδα $1 δεν έχει υλικά'],
  [/^there is no portion$/, 'δεν υπάρχει καμία μερίδα'],
  [/^(?:(\S+) )?has (\S+) kcal, not (\S+) to (\S+)$/, 'έχει $2 kcal και όχι $3 έως $4'],
  [/^(?:\S+ )?has (\S+) g of salt$/, 'έχει $1 g αλάτι'],
  [/^(?:\S+ )?has only (\S+) g of protein$/, 'έχει μόνο $1 g πρωτεΐνη'],
  [/^(?:\S+ )?(\S+) g of (\S+)$/, '$1 g από $2: δεν γίνεται'],
  [/^(?:\S+ )?makes (\S+) kcal, by its sources (\S+)$/, 'δίνει $1 kcal, ενώ με βάση τις πηγές $2'],
  [/^(\S+) has no more (?:.*) than (\S+)$/, 'η μερίδα $1 δεν είναι μεγαλύτερη από τη $2'],
  [/^has no more .* than (\S+)$/, 'δεν είναι μεγαλύτερη από τη μερίδα $1'],
  [/^(\S+) holds (\S+) in turn$/, 'κύκλος: το $1 περιέχει το $2'],
  [/^follows from the parts.*$/, 'βγαίνει από τα υλικά του: δεν γράφεται'],
  // Codes, dates and what they are written like.
  [/^is no (?:id|slug|code): .*$/, 'θέλει λατινικά γράμματα, ψηφία και -, έως 50'],
  [/^is no time: .*$/, 'δεν είναι ώρα, όπως 09:00'],
  [/^is no date: .*$/, 'δεν είναι ημερομηνία'],
  [/^is not a date such as .*$/, 'δεν είναι ημερομηνία'],
  [/^is no postcode: .*$/, 'δεν είναι ταχυδρομικός κώδικας: θέλει πέντε ψηφία'],
  [/^is no domain such as .*$/, 'δεν είναι διεύθυνση ιστού, όπως firma.gr'],
  [/^is not an e-mail address$/, 'δεν είναι διεύθυνση email'],
  [/^is not a Greek VAT number.*$/, 'δεν είναι σωστός ΑΦΜ: εννέα ψηφία με ψηφίο ελέγχου'],
  [/^is not a number of the register.*$/, 'δεν είναι αριθμός Γ.Ε.ΜΗ.: 9 έως 12 ψηφία'],
  // What is sold when and where, and on which terms.
  [/^is not after (\S+)$/, 'δεν είναι μετά τις $1'],
  [/^is before its first day, (\S+)$/, 'είναι πριν από την πρώτη του ημέρα, $1'],
  [
    /^ends before it begins, or more than (\S+) days after$/,
    'τελειώνει πριν αρχίσει, ή κρατάει πάνω από $1 ημέρες',
  ],
  [/^leaves no day of the week open$/, 'δεν αφήνει καμία ημέρα της εβδομάδας ανοιχτή'],
  [/^is not 1 to 7$/, 'δεν είναι ημέρα της εβδομάδας'],
  [/^its prices come from singleOrder.*$/, 'οι τιμές τους βγαίνουν από τη μεμονωμένη παραγγελία'],
  [/^there is neither singleOrder nor a plan.*$/, 'δεν υπάρχει τίποτα να παραγγείλει κανείς'],
  [
    /^is less than 2: a plan has two deliveries a week$/,
    'είναι λιγότερες από 2: ένα πλάνο έχει δύο παραδόσεις την εβδομάδα',
  ],
  [/^belongs to a weekly plan.*$/, 'έχει νόημα μόνο σε εβδομαδιαίο πλάνο'],
  [/^is no multiple of daysPerWeek, (\S+)$/, 'δεν μοιράζεται στις $1 ημέρες της εβδομάδας'],
  [
    /^cannot stand in an address of a page.*$/,
    'δεν χωράει στη διεύθυνση μιας σελίδας: γράψε μια διεύθυνση',
  ],
  [/^a counter has an address.*$/, 'ένα σημείο παραλαβής θέλει διεύθυνση για να το βρίσκουν'],
  [/^is no name of a municipality$/, 'δεν είναι δήμος'],
  [/^names nobody to deliver to$/, 'δεν αφήνει κανέναν δήμο'],
  [/^names one twice$/, 'έχει τον ίδιο δήμο δύο φορές'],
  [/^is not a rate that documents know: (.+)$/, 'δεν είναι συντελεστής ΦΠΑ που ισχύει: $1'],
  [/^is not a whole number of cents$/, 'έχει περισσότερα από δύο δεκαδικά'],
  [/^is not a whole number of meals$/, 'δεν είναι ακέραιος αριθμός γευμάτων'],
  [/^is (?:no|not a) whole number$/, 'δεν είναι ακέραιος αριθμός'],
  [/^is not the name of a dish’s file$/, 'δεν είναι πιάτο'],
  [/^says a day twice$/, 'έχει την ίδια ημέρα δύο φορές'],
  [/^is no Monday such as .*$/, 'δεν είναι Δευτέρα'],
  [/^says no limit$/, 'δεν βάζει κανένα όριο'],
  [/^is not a number$/, 'δεν είναι αριθμός'],
  [/^is below (\S+)$/, 'είναι κάτω από $1'],
  [/^is less than (\S+)$/, 'είναι κάτω από $1'],
  [/^is more than (.+)$/, 'είναι πάνω από $1'],
  [/^are more than (\S+)$/, 'είναι πάνω από $1'],
  // Texts of the shop.
  [/^no longer says (\S+)$/, 'δεν λέει πια $1, που το χρειάζεται όποιος το διαβάζει'],
  [/^asks for (\S+), which is not known here: this text .*$/, 'ζητάει $1, που δεν υπάρχει εδώ'],
  [/^asks for (\S+), which is not known here: there is (.+)$/, 'ζητάει $1· υπάρχουν μόνο: $2'],
  [/^has (\S+) inside a sentence.*$/, 'έχει το $1 μέσα σε πρόταση: θέλει δική του παράγραφο'],
  [/^has a brace that is not closed$/, 'έχει άγκιστρο που δεν κλείνει'],
  [/^holds letters that cannot be printed$/, 'έχει χαρακτήρες που δεν τυπώνονται'],
  [/^holds markup; a text is plain words$/, 'έχει σήμανση HTML· το κείμενο είναι σκέτες λέξεις'],
  [/^holds markup, braces or letters.*$/, 'έχει σήμανση, άγκιστρα ή χαρακτήρες που δεν τυπώνονται'],
  [/^is longer than (\S+) letters$/, 'είναι μεγαλύτερο από $1 γράμματα'],
  [/^is not a text in el and en$/, 'θέλει κείμενο στα ελληνικά και στα αγγλικά'],
  [/^is not a name in el and en$/, 'θέλει όνομα στα ελληνικά και στα αγγλικά'],
  [/^is not a text$/, 'δεν είναι κείμενο'],
  [/^is not a code.*$/, 'θέλει μικρά λατινικά γράμματα, ψηφία και -'],
  [/^lacks (\S+), to which pages link$/, 'λείπει το $1, όπου οδηγούν σελίδες'],
  [/^is not one of the groups: (.+)$/, 'δεν είναι ομάδα: $1'],
  [/^is not one of the shop’s mails: .*$/, 'δεν είναι email του καταστήματος'],
  [/^is neither visitor nor all$/, 'δεν είναι ούτε visitor ούτε all'],
  [/^is none of (.+)$/, 'δεν είναι ένα από: $1'],
  [/^is not a path of the shop.*$/, 'δεν είναι διεύθυνση του καταστήματος, όπως /menu'],
  [/^is not a colour.*$/, 'δεν είναι χρώμα, όπως #2f5d3a'],
  ...colours.map(
    ([english, own]) =>
      [
        new RegExp(`^has a contrast of (\\S+) with ${escaped(english)}; (\\S+) is the least .*$`),
        `έχει αντίθεση $1 με ${own}· χρειάζεται τουλάχιστον $2 για να διαβάζεται`,
      ] as const,
  ),
  [
    /^has a contrast of (\S+) with .*; (\S+) is the least .*$/,
    'έχει αντίθεση $1 με το φόντο του· χρειάζεται τουλάχιστον $2 για να διαβάζεται',
  ],
]

/** The sentences that are for who writes files, as who fills in a form reads them in English. */
const english: readonly (readonly [RegExp, string])[] = [
  ...wanted.map(
    ([written, said]) => [exactly(`should be ${written}`), `should be ${said}`] as const,
  ),
  [/^is not written as docs\/catalogue\.md says$/, 'is not written as it should be'],
  [/^this field is not known here; .*$/, 'this field is not known here'],
  [/^(\S+) is not in ingredients\.yaml$/, '$1 is no ingredient'],
  [/^(\S+) is not in places\.yaml or companies\.yaml$/, '$1 is no point or office'],
  [/^(.+) is not in (.+) of \w+\.yaml$/, '$1 is not among the $2'],
  [/^its name is no slug.*$/, 'its address takes small letters, digits and - alone, at most 50'],
  [/^is not the name of a dish’s file$/, 'is no dish'],
  [/^(\S+) is not in dishes\/$/, '$1 is no dish'],
  [/^(is no .*) between quotes$/, '$1'],
]

/**
 * What keeps a draft from being published, in the reader's language; `names`: what the ids in it are
 * called.
 */
export function lackText(says: string, lang: Language, names: Names = {}): string {
  if (lang === 'el') return filled(greek, says, lang, names) ?? says
  const own = filled(english, says, lang, names)
  if (own) return own
  const [pattern] = greek.find(([pattern]) => pattern.test(says)) ?? []
  const groups: readonly (string | undefined)[] = pattern?.exec(says)?.slice(1) ?? []
  return groups.reduce<string>(
    (text, group) => (group ? text.replace(group, () => calledIn(group, lang, names)) : text),
    says,
  )
}

type Sentences = readonly (readonly [RegExp, string])[]

/** The first sentence that fits, with what it names; null: none does. */
function filled(sentences: Sentences, says: string, lang: Language, names: Names): string | null {
  for (const [pattern, own] of sentences) {
    const groups = pattern.exec(says)?.slice(1)
    if (groups)
      return own.replace(/\$(\d)/g, (_, at) => calledIn(groups[Number(at) - 1] ?? '', lang, names))
  }
  return null
}

/** "feta, honey" by their names. */
function calledIn(group: string, lang: Language, names: Names): string {
  return group.replace(/[\w-]+/g, word =>
    Object.hasOwn(names, word) ? (names[word]?.[lang] ?? word) : word,
  )
}

function exactly(text: string): RegExp {
  return new RegExp(`^${escaped(text)}$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
