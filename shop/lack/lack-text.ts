import { keysOf } from '../keys.ts'
import { type Language, locales, type Text } from '../language.ts'

/**
 * The texts of lacks by code; a form shows them behind the field's name. The values in a text's braces are the
 * type of its code's arguments, so all texts stand in one table, however long it is.
 */
export const lackTexts = {
  missing: { el: 'λείπει', en: 'is missing' },
  'missing-greek': { el: 'λείπει το ελληνικό κείμενο', en: 'the Greek text is missing' },
  'missing-english': { el: 'λείπει το αγγλικό κείμενο', en: 'the English text is missing' },
  empty: { el: 'είναι κενό', en: 'is empty' },
  'not-text': { el: 'πρέπει να είναι κείμενο', en: 'should be a text' },
  'not-text-in-each': {
    el: 'θέλει κείμενο στα ελληνικά και στα αγγλικά',
    en: 'is not a text in each language',
  },
  'not-number': { el: 'πρέπει να είναι αριθμός', en: 'should be a number' },
  'not-whole': { el: 'πρέπει να είναι ακέραιος αριθμός', en: 'should be a whole number' },
  'not-yes-or-no': { el: 'πρέπει να είναι ναι ή όχι', en: 'should be yes or no' },
  'not-group': { el: 'πρέπει να είναι ομάδα πεδίων', en: 'should be a group of fields' },
  'not-list': { el: 'πρέπει να είναι λίστα', en: 'should be a list' },
  'not-empty': { el: 'πρέπει να μείνει κενό', en: 'should be empty' },
  'not-one-of': { el: 'πρέπει να είναι ένα από: {oneOf}', en: 'should be {oneOf}' },
  'too-small': {
    el: 'είναι πολύ μικρό: τουλάχιστον {least}',
    en: 'is too small: at least {least}',
  },
  'too-large': { el: 'είναι πολύ μεγάλο: το πολύ {most}', en: 'is too large: at most {most}' },
  'too-short': { el: 'θέλει τουλάχιστον {least} γράμματα', en: 'is too short: at least {least}' },
  'too-long': { el: 'έχει πάνω από {most} γράμματα', en: 'is longer than {most} letters' },
  'too-few': { el: 'είναι λιγότερα από {least}', en: 'are fewer than {least}' },
  'too-many': { el: 'είναι πάνω από {most}', en: 'are more than {most}' },
  'field-not-known': { el: 'δεν υπάρχει εδώ', en: 'is not known here' },
  'name-not-allowed': {
    el: 'αυτό το όνομα δεν επιτρέπεται εδώ',
    en: 'this name is not allowed here',
  },
  'not-as-it-should': {
    el: 'δεν είναι γραμμένο όπως πρέπει',
    en: 'is not written as it should be',
  },
  'twice-in-list': {
    el: 'το {name} υπάρχει δύο φορές',
    en: '{name} is there twice; the first is number {first}',
  },
  twice: { el: 'υπάρχει δύο φορές: {name}', en: 'is there twice: {name}' },

  // Names that nothing answers.
  'no-ingredient': { el: 'το υλικό {name} δεν υπάρχει', en: '{name} is no ingredient' },
  'no-dish': { el: 'το πιάτο {name} δεν υπάρχει', en: '{name} is no dish' },
  'no-place': { el: 'δεν υπάρχει σημείο ή γραφείο {name}', en: '{name} is no point or office' },
  'no-area-named': { el: 'η περιοχή {name} δεν υπάρχει', en: '{name} is no area' },
  'no-delivery-place': {
    el: 'το {name} δεν είναι σημείο που παραδίδει',
    en: '{name} is no place that delivers',
  },
  'no-allergen': {
    el: 'το {name} δεν είναι στα αλλεργιογόνα',
    en: '{name} is not among the allergens',
  },
  'no-category': {
    el: 'το {name} δεν είναι στις κατηγορίες',
    en: '{name} is not among the categories',
  },
  'no-diet': { el: 'το {name} δεν είναι στις διατροφές', en: '{name} is not among the diets' },
  'no-main-ingredient': {
    el: 'το {name} δεν είναι στα κύρια υλικά',
    en: '{name} is not among the main ingredients',
  },
  'no-payment': {
    el: 'το {name} δεν είναι στους τρόπους πληρωμής',
    en: '{name} is not among the ways to pay',
  },
  'no-window': { el: 'η ώρα παράδοσης {name} δεν υπάρχει', en: '{name} is not among the windows' },
  'no-template': {
    el: 'η πρότυπη εβδομάδα {name} δεν υπάρχει',
    en: '{name} of {week} is not among the templates',
  },
  'no-row-of-recipe': {
    el: 'το {name} δεν είναι στη συνταγή',
    en: '{name} is no row of the recipe',
  },

  // Dishes and their recipes.
  'no-price': {
    el: 'καμία μερίδα δεν έχει τιμή, άρα δεν πουλιέται',
    en: 'no portion has a price, so nobody can buy it',
  },
  'portion-empty': {
    el: 'η μερίδα {portion} έχει τιμή αλλά κανένα υλικό',
    en: 'nothing goes into the portion {portion}, which has a price',
  },
  'portion-unsold': {
    el: 'η μερίδα {portion} δεν έχει τιμή',
    en: 'the portion {portion} has no price',
  },
  'dish-free': {
    el: 'δεν μπορεί να είναι μηδέν: ένα πιάτο κοστίζει κάτι',
    en: 'is nothing: a dish costs something',
  },
  nothing: { el: 'δεν μπορεί να είναι μηδέν', en: 'is nothing' },
  'less-than-portion': {
    el: 'είναι μικρότερη από της μερίδας {portion}',
    en: 'is less than for {portion}',
  },
  'parts-of-a-cent': {
    el: 'έχει περισσότερα από δύο δεκαδικά',
    en: 'has parts of a cent: at most two digits after the point',
  },
  'not-own-code': {
    el: 'η πληρωμή στην παράδοση και το έμβασμα έχουν δικό τους κωδικό, που δεν τον έχει άλλος τρόπος πληρωμής',
    en: 'is not door or bank where the provider is, or the other way about',
  },
  'not-at-door': {
    el: 'αφορά μόνο την πληρωμή στην παράδοση',
    en: 'belongs to the provider door alone',
  },
  'not-by-bank': {
    el: 'χρειάζεται στο τραπεζικό έμβασμα, και μόνο εκεί',
    en: 'is needed where the provider is bank, and there alone',
  },
  'not-iban': {
    el: 'δεν είναι αριθμός λογαριασμού με σωστά ψηφία ελέγχου',
    en: 'is not an IBAN with the right check digits',
  },
  'not-cents': {
    el: 'πρέπει να είναι ολόκληρα λεπτά του ευρώ',
    en: 'is not a whole number of cents',
  },
  'dish-address': {
    el: 'η διεύθυνσή του δέχεται μόνο μικρά λατινικά, ψηφία και -, έως 50',
    en: 'its address takes small letters, digits and - alone, at most 50',
  },
  'id-of-other-dish': {
    el: 'τον ίδιο κωδικό ({id}) έχει και άλλο πιάτο: {name}',
    en: 'the id {id} is that of {name}, too',
  },
  'vegan-unsaid': {
    el: 'είναι vegan: λείπει η κατηγορία Vegan',
    en: 'it is vegan: vegan is missing',
  },
  'not-vegan': { el: 'δεν είναι vegan: περιέχει {names}', en: 'it is not vegan: {names}' },
  'claims-protein': {
    el: 'δηλώνεται {diet}, που επιτρέπεται μόνο όταν η πρωτεΐνη δίνει το ένα πέμπτο της ενέργειας σε κάθε μερίδα',
    en: 'claims {diet}, which is only allowed where protein gives a fifth of its energy in every portion',
  },
  'claims-fibre': {
    el: 'δηλώνεται {diet}, που επιτρέπεται μόνο όταν κάθε μερίδα έχει 6 g φυτικές ίνες στα 100 g ή 3 g στις 100 kcal',
    en: 'claims {diet}, which is only allowed where every portion has 6 g of fibre in 100 g or 3 g in 100 kcal',
  },
  'claims-fat': {
    el: 'δηλώνεται {diet}, που επιτρέπεται μόνο όταν κάθε μερίδα έχει το πολύ 3 g λιπαρά στα 100 g',
    en: 'claims {diet}, which is only allowed where every portion has at most 3 g of fat in 100 g',
  },
  'claims-sugar': {
    el: 'δηλώνεται {diet}, που επιτρέπεται μόνο όταν κάθε μερίδα έχει το πολύ 5 g σάκχαρα στα 100 g',
    en: 'claims {diet}, which is only allowed where every portion has at most 5 g of sugars in 100 g',
  },
  'claims-but-holds': {
    el: 'δηλώνεται {diet}, αλλά περιέχει {names}',
    en: 'claims {diet}, but holds {names}',
  },
  'claims-wrongly': {
    el: 'δηλώνεται {diet}, αλλά τα υλικά του δεν το επιτρέπουν',
    en: 'claims {diet}, but its ingredients do not make it so',
  },
  'recipe-not-approved': {
    el: 'η συνταγή δεν έχει εγκριθεί από διαιτολόγο',
    en: 'no dietitian has approved this recipe',
  },
  'recipe-changed': {
    el: 'η συνταγή άλλαξε αφού εγκρίθηκε: θέλει νέα έγκριση',
    en: 'its recipe changed after it was approved',
  },
  'no-portion': { el: 'δεν υπάρχει καμία μερίδα', en: 'there is no portion' },
  'portion-holds-nothing': {
    el: 'η μερίδα {portion} δεν έχει υλικά',
    en: '{portion} holds nothing',
  },
  'grams-cannot-be': {
    el: '{grams} g από {name}: δεν γίνεται',
    en: '{grams} g of {name} cannot be',
  },
  'ingredient-twice': { el: 'το {name} υπάρχει δύο φορές', en: '{name} stands there twice' },
  'portion-kcal': {
    el: 'η μερίδα {portion} έχει {kcal} kcal και όχι {least} έως {most}',
    en: '{portion} has {kcal} kcal, not {least} to {most}',
  },
  'portion-salt': {
    el: 'η μερίδα {portion} έχει {grams} g αλάτι',
    en: '{portion} has {grams} g of salt',
  },
  'portion-protein': {
    el: 'η μερίδα {portion} έχει μόνο {grams} g πρωτεΐνη',
    en: '{portion} has only {grams} g of protein',
  },
  'portion-source-kcal': {
    el: 'η μερίδα {portion} δίνει {kcal} kcal, ενώ με βάση τις πηγές {source}',
    en: '{portion} makes {kcal} kcal, by its sources {source}',
  },
  'no-heavier': {
    el: 'η μερίδα {portion} δεν ζυγίζει περισσότερο από τη {smaller}',
    en: '{portion} has no more weight than {smaller}',
  },
  'no-richer': {
    el: 'η μερίδα {portion} δεν έχει περισσότερες kcal από τη {smaller}',
    en: '{portion} has no more kcal than {smaller}',
  },
  'no-larger': {
    el: 'η μερίδα {portion} δεν είναι μεγαλύτερη από τη {smaller}',
    en: '{portion} has no more weight and kcal than {smaller}',
  },

  // Ingredients.
  'not-of-the-14': {
    el: 'το {name} δεν είναι από τα 14 του νόμου',
    en: '{name} is none of the 14 allergens of the law',
  },
  'allergen-already': {
    el: 'το {name} είναι ήδη στα αλλεργιογόνα',
    en: '{name} is among the allergens already',
  },
  'allergen-unnamed': {
    el: 'ο νόμος θέλει να γράφεται ποιο είναι ({name})',
    en: 'the law wants it named which one {name} is',
  },
  'source-kcal': {
    el: 'η πηγή λέει {source} kcal, τα συστατικά δίνουν {kcal}',
    en: 'the source says {source} kcal, its nutrients make {kcal}',
  },
  'more-than-fat': {
    el: 'είναι περισσότερα από τα λιπαρά, {grams} g',
    en: 'is more than its fat, {grams} g',
  },
  'more-than-carbs': {
    el: 'είναι περισσότερα από τους υδατάνθρακες, {grams} g',
    en: 'is more than its carbohydrate, {grams} g',
  },
  'more-than-100g': {
    el: 'λιπαρά, υδατάνθρακες και πρωτεΐνη ξεπερνούν μαζί τα 100 g',
    en: 'fat, carbohydrate and protein are more than 100 g together',
  },
  'nutrients-over-100g': {
    el: 'λιπαρά, υδατάνθρακες, ίνες, πρωτεΐνη και αλάτι είναι μαζί {grams} g στα 100 g',
    en: 'fat, carbohydrate, fibre, protein and salt make {grams} g of 100 g',
  },
  'grams-of-100g': { el: 'είναι {grams} g στα 100 g', en: 'is {grams} g of 100 g' },
  'saturates-over-fat': {
    el: '{grams} g κορεσμένα σε {fat} g λιπαρά',
    en: '{grams} g of saturates in {fat} g of fat',
  },
  'sugars-over-carbs': {
    el: '{grams} g σάκχαρα σε {carbs} g υδατάνθρακες',
    en: '{grams} g of sugars in {carbs} g of carbohydrate',
  },
  'vegan-is-vegetarian': {
    el: 'ό,τι είναι βίγκαν είναι και για χορτοφάγους',
    en: 'what is vegan is vegetarian too',
  },
  'vegan-with': { el: 'δεν είναι βίγκαν: έχει {names}', en: 'is vegan, with {names}' },
  'vegetarian-though': {
    el: 'δεν είναι για χορτοφάγους: {group}',
    en: 'is vegetarian, though {group}',
  },
  'holds-in-turn': {
    el: 'κύκλος: το {part} περιέχει το {name}',
    en: '{part} holds {name} in turn',
  },
  'follows-from-parts': {
    el: 'βγαίνει από τα υλικά του: δεν γράφεται',
    en: 'follows from the parts: leave it out',
  },

  // What codes, dates and contacts are written like.
  'not-id': {
    el: 'θέλει λατινικά γράμματα, ψηφία, - και _, έως 50',
    en: 'is no id: Latin letters, digits, - and _, at most 50',
  },
  'not-slug': {
    el: 'θέλει μικρά λατινικά γράμματα, ψηφία και -, έως 50',
    en: 'is no slug: small Latin letters, digits and -, at most 50',
  },
  'not-code': {
    el: 'θέλει μικρά λατινικά γράμματα, ψηφία και -, έως 50, με γράμμα στην αρχή',
    en: 'is no code: small Latin letters, digits and -, at most 50',
  },
  'not-text-code': {
    el: 'θέλει μικρά λατινικά γράμματα, ψηφία και -',
    en: 'is not a code of small Latin letters, figures and -',
  },
  'not-time': { el: 'δεν είναι ώρα, όπως 09:00', en: 'is no time such as 09:00' },
  'not-date': { el: 'δεν είναι ημερομηνία', en: 'is no date such as 2026-11-23' },
  'not-monday': { el: 'δεν είναι Δευτέρα', en: 'is no Monday such as 2026-12-07' },
  'not-postcode': {
    el: 'δεν είναι ταχυδρομικός κώδικας: θέλει πέντε ψηφία',
    en: 'is no postcode: five digits',
  },
  'not-domain': {
    el: 'δεν είναι διεύθυνση ιστού, όπως firma.gr',
    en: 'is no domain such as firma.example',
  },
  'not-email': { el: 'δεν είναι διεύθυνση email', en: 'is not an e-mail address' },
  'not-vat-number': {
    el: 'δεν είναι σωστός ΑΦΜ: εννέα ψηφία με ψηφίο ελέγχου',
    en: 'is not a Greek VAT number (nine figures with a check digit)',
  },
  'not-gemi': {
    el: 'δεν είναι αριθμός Γ.Ε.ΜΗ.: 9 έως 12 ψηφία',
    en: 'is not a number of the register (9 to 12 figures)',
  },
  'not-phone-hours': {
    el: 'δεν είναι ώρες τηλεφώνου: ημέρες με δύο λατινικά γράμματα και μετά ώρες, όπως 10:00-18:00',
    en: 'is not hours such as "Mo-Fr 10:00-18:00"',
  },
  'not-dish': { el: 'δεν είναι πιάτο', en: 'is no dish' },
  'not-path': {
    el: 'δεν είναι διεύθυνση του καταστήματος, όπως /menu',
    en: 'is not a path of the shop, such as /menu',
  },

  // What is sold when and where, and on which terms.
  'not-hours': {
    el: 'δεν είναι ακέραιος αριθμός ωρών, από 1 έως 168',
    en: 'is no whole number of hours from 1 to 168',
  },
  'changes-after-orders': {
    el: 'είναι λιγότερες ώρες απ’ όσες έχει η παραγγελία: τα γεύματα δεν αλλάζουν πιο αργά απ’ όσο ακυρώνεται η παράδοση',
    en: 'is fewer hours than an order has: meals do not change later than a delivery is cancelled',
  },
  'not-after': { el: 'δεν είναι μετά τις {from}', en: 'is not after {from}' },
  'before-first-day': {
    el: 'είναι πριν από την πρώτη του ημέρα, {from}',
    en: 'is before its first day, {from}',
  },
  'wrong-end': {
    el: 'τελειώνει πριν αρχίσει, ή κρατάει πάνω από {days} ημέρες',
    en: 'ends before it begins, or more than {days} days after',
  },
  'no-day-open': {
    el: 'δεν αφήνει καμία ημέρα της εβδομάδας ανοιχτή',
    en: 'leaves no day of the week open',
  },
  'not-weekday': { el: 'δεν είναι ημέρα της εβδομάδας', en: 'is not 1 to 7' },
  'day-twice': { el: 'έχει την ίδια ημέρα δύο φορές', en: 'says a day twice' },
  'no-limit': { el: 'δεν βάζει κανένα όριο', en: 'says no limit' },
  'needs-single-order': {
    el: 'οι τιμές τους βγαίνουν από τη μεμονωμένη παραγγελία, που λείπει',
    en: 'its prices come from the single order, which is missing',
  },
  'nothing-to-order': {
    el: 'δεν υπάρχει τίποτα να παραγγείλει κανείς',
    en: 'there is neither a single order nor a plan, so nobody can order',
  },
  'too-few-days': {
    el: 'είναι λιγότερες από τις παραδόσεις της εβδομάδας, {deliveries}',
    en: 'is less than the deliveries of a week, {deliveries}',
  },
  'keeps-too-short': {
    el: 'είναι περισσότερες από όσες κρατάει οποιοδήποτε κυρίως πιάτο, {days}· γράψε στα πιάτα πόσες ημέρες κρατάνε',
    en: 'is more than any main dish keeps, {days}; write `shelfDays` in the dishes',
  },
  'no-delivery-days': {
    el: 'δεν χωρούν στις ημέρες που παραδίδει το κατάστημα: με παραδόσεις την εβδομάδα {deliveries}, κάποια θα κάλυπτε πάνω από {fresh} ημέρες ή καμία· άλλαξε τις παραδόσεις την εβδομάδα ή το πόσες ημέρες καλύπτει μία',
    en: 'does not fit the days on which the shop delivers: of {deliveries} a week, one delivery would cover more than {fresh} days or none; change `deliveriesPerWeek` or `freshDays`',
  },
  'only-weekly': {
    el: 'έχει νόημα μόνο σε εβδομαδιαίο πλάνο',
    en: 'belongs to a weekly plan: leave it out',
  },
  'no-multiple': {
    el: 'δεν μοιράζεται στις {days} ημέρες της εβδομάδας',
    en: 'is no multiple of the days a week, {days}',
  },
  'needs-slug': {
    el: 'δεν χωράει στη διεύθυνση μιας σελίδας: γράψε μια διεύθυνση',
    en: 'cannot stand in an address of a page: give it a slug',
  },
  'counter-without-address': {
    el: 'ένα σημείο παραλαβής θέλει διεύθυνση για να το βρίσκουν',
    en: 'a counter has an address, or nobody finds it',
  },
  'area-twice': { el: 'έχει την ίδια περιοχή δύο φορές', en: 'has an area twice' },
  'areas-overlap': {
    el: 'ο {postcode} είναι και στην περιοχή {name}, που παραδίδεται αλλιώς',
    en: '{postcode} is in the area {name} too, which is delivered to on other terms',
  },
  'place-without-area': {
    el: 'δεν εξυπηρετεί καμία περιοχή',
    en: 'serves no area: name it as `place` of one, or remove it',
  },
  'area-without-place': {
    el: 'δεν υπάρχει σημείο που να παραδίδει εδώ',
    en: 'is served by no place: there is none of kind delivery',
  },
  'no-window-open': {
    el: 'δεν αφήνει καμία ώρα παράδοσης',
    en: 'leaves no window',
  },
  'not-vat-rate': {
    el: 'δεν είναι συντελεστής ΦΠΑ που ισχύει: {rates}',
    en: 'is not a rate that documents know: {rates}',
  },

  // Texts, mails and colours of the shop.
  'no-longer-says': {
    el: 'δεν λέει πια {asked}, που το χρειάζεται όποιος το διαβάζει',
    en: 'no longer says {asked}',
  },
  'asks-in-vain': {
    el: 'ζητάει {asked}, που δεν υπάρχει εδώ',
    en: 'asks for {asked}, which is not known here: this text asks for nothing',
  },
  'asks-for-unknown': {
    el: 'ζητάει {asked}· υπάρχουν μόνο: {known}',
    en: 'asks for {asked}, which is not known here: there is {known}',
  },
  'inside-sentence': {
    el: 'έχει το {asked} μέσα σε πρόταση: θέλει δική του παράγραφο',
    en: 'has {asked} inside a sentence; it is a paragraph of its own',
  },
  'open-brace': { el: 'έχει άγκιστρο που δεν κλείνει', en: 'has a brace that is not closed' },
  unprintable: {
    el: 'έχει χαρακτήρες που δεν τυπώνονται',
    en: 'holds letters that cannot be printed',
  },
  markup: {
    el: 'έχει σήμανση HTML· το κείμενο είναι σκέτες λέξεις',
    en: 'holds markup; a text is plain words',
  },
  'no-plain-line': {
    el: 'έχει σήμανση, άγκιστρα ή χαρακτήρες που δεν τυπώνονται',
    en: 'holds markup, braces or letters that cannot be printed',
  },
  'lacks-policy': {
    el: 'λείπει το {name}, όπου οδηγούν σελίδες',
    en: 'lacks {name}, to which pages link',
  },
  'not-group-of-faq': { el: 'δεν είναι ομάδα: {name}', en: 'is not one of the groups: {name}' },
  'not-colour': { el: 'δεν είναι χρώμα, όπως #2f5d3a', en: 'is not a colour such as #2f5d3a' },
  'contrast-page': {
    el: 'έχει αντίθεση {contrast} με το φόντο της σελίδας· χρειάζεται τουλάχιστον {least} για να διαβάζεται',
    en: 'has a contrast of {contrast} with the page; {least} is the least that everybody can read',
  },
  'contrast-card': {
    el: 'έχει αντίθεση {contrast} με το φόντο της κάρτας· χρειάζεται τουλάχιστον {least} για να διαβάζεται',
    en: 'has a contrast of {contrast} with the card; {least} is the least that everybody can read',
  },
  'contrast-sand': {
    el: 'έχει αντίθεση {contrast} με το αμμουδένιο φόντο· χρειάζεται τουλάχιστον {least} για να διαβάζεται',
    en: 'has a contrast of {contrast} with the sand; {least} is the least that everybody can read',
  },
  'contrast-letters': {
    el: 'έχει αντίθεση {contrast} με τα γράμματα επάνω του· χρειάζεται τουλάχιστον {least} για να διαβάζονται',
    en: 'has a contrast of {contrast} with the letters on it; {least} is the least that everybody can read',
  },
  'contrast-soft': {
    el: 'έχει αντίθεση {contrast} με το απαλό χρώμα· χρειάζεται τουλάχιστον {least} για να διαβάζεται',
    en: 'has a contrast of {contrast} with soft; {least} is the least that everybody can read',
  },
  'contrast-button': {
    el: 'έχει αντίθεση {contrast} με τα γράμματα ενός κουμπιού· χρειάζεται τουλάχιστον {least} για να διαβάζονται',
    en: 'has a contrast of {contrast} with the letters of a button; {least} is the least that everybody can read',
  },
  'contrast-bold': {
    el: 'έχει αντίθεση {contrast} με μια σελίδα έντονης αντίθεσης· χρειάζεται τουλάχιστον {least} για να διαβάζεται',
    en: 'has a contrast of {contrast} with a bold page; {least} is the least that everybody can read',
  },
  'contrast-footer': {
    el: 'έχει αντίθεση {contrast} με τα γράμματα του υποσέλιδου· χρειάζεται τουλάχιστον {least} για να διαβάζονται',
    en: 'has a contrast of {contrast} with the letters of the footer; {least} is the least that everybody can read',
  },
  'contrast-bar': {
    el: 'έχει αντίθεση {contrast} με τα γράμματα της μπάρας· χρειάζεται τουλάχιστον {least} για να διαβάζονται',
    en: 'has a contrast of {contrast} with letters in the bar; {least} is the least that everybody can read',
  },
  'contrast-bar-pressed': {
    el: 'έχει αντίθεση {contrast} με τα γράμματα της μπάρας όταν πατιούνται· χρειάζεται τουλάχιστον {least} για να διαβάζονται',
    en: 'has a contrast of {contrast} with letters in the bar, pressed; {least} is the least that everybody can read',
  },

  // A fault of the database itself, in words for the people who run the program.
  'broken-row': {
    el: 'Μια εγγραφή του καταστήματος δεν διαβάζεται· φώναξε όποιον φροντίζει το πρόγραμμα ({fault})',
    en: 'A row of the shop cannot be read; call whoever looks after the program ({fault})',
  },
} as const satisfies Readonly<Record<string, Text>>

export type LackCode = keyof typeof lackTexts
export const lackCodes = keysOf(lackTexts)

/** A value in a lack's text: an id, a code, a number, or several. */
export type LackArg = string | number | readonly string[]
export type LackArgs = Readonly<Partial<Record<string, LackArg>>>

/** Names of things, by id. */
export type Names = Readonly<Partial<Record<string, Text>>>

export function isLackCode(code: string): code is LackCode {
  return Object.hasOwn(lackTexts, code)
}

/** The text of a lack in the reader's language, with names in place of ids. */
export function lackText(
  { code, args }: { readonly code: LackCode; readonly args: LackArgs },
  lang: Language,
  names: Names = {},
): string {
  return filledWith(lackTexts[code][lang], args, lang, names)
}

/** Fills the braces of a text; `oneOf` becomes a list with "or". */
export function filledWith(
  text: string,
  args: LackArgs,
  lang: Language,
  names: Names = {},
): string {
  const nameOf = (id: string) => (Object.hasOwn(names, id) && names[id]?.[lang]) || id
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const arg = Object.hasOwn(args, key) ? args[key] : undefined
    if (arg === undefined) return whole
    if (typeof arg === 'string') return nameOf(arg)
    if (typeof arg === 'number')
      return new Intl.NumberFormat(locales[lang], {
        useGrouping: false,
        maximumFractionDigits: 2,
      }).format(arg)
    const called = arg.map(nameOf)
    return key === 'oneOf'
      ? new Intl.ListFormat(locales[lang], { type: 'disjunction' }).format(called)
      : called.join(', ')
  })
}
