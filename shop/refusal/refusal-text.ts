import type { Text } from '../language.ts'
import type { RefusalCode } from './refusal.ts'

/** The text of each code, for the call's `message` and the browser's toasts (§8), in one table however long it is. */
export const refusalText: Readonly<Record<RefusalCode | FieldSlug, Text>> = {
  'invalid-input': {
    el: 'Κάτι δεν είναι συμπληρωμένο σωστά.',
    en: 'Something isn’t filled in correctly.',
  },
  'invalid-api-key': { el: 'Το κλειδί της εφαρμογής δεν ισχύει.', en: 'The API key isn’t valid.' },
  'user-not-allowed': { el: 'Συνδέσου για να συνεχίσεις.', en: 'Log in to continue.' },
  'invalid-token': { el: 'Μη έγκυρη σύνδεση', en: 'Invalid token' },
  'permissions-error': { el: 'Λείπουν δικαιώματα', en: 'Permissions Error' },
  'hook-not-found': { el: 'Αυτή η κλήση δεν υπάρχει.', en: 'There is no such call.' },
  'cart-not-found': { el: 'Η παραγγελία σου έληξε', en: 'Your order has expired' },
  'plan-not-found': {
    el: 'Δεν βρέθηκε συνδυασμός πλάνου',
    en: 'No plan combination found',
  },
  'tray-not-found': {
    el: 'Δεν βρέθηκε αυτός ο κωδικός ετικέτας.',
    en: 'We couldn’t find this label’s code.',
  },
  'meal-not-found': { el: 'Δεν βρέθηκε αυτό το γεύμα.', en: 'We couldn’t find this meal.' },
  'content-not-found': { el: 'Δεν βρέθηκε αυτή η σελίδα.', en: 'We couldn’t find this page.' },
  'item-not-found': {
    el: 'Αυτό το γεύμα δεν είναι διαθέσιμο για την παράδοσή σου.',
    en: 'This meal isn’t available for your delivery.',
  },
  'order-not-found': { el: 'Δεν βρέθηκε αυτή η παραγγελία.', en: 'We couldn’t find this order.' },
  'region-not-found': {
    el: 'Σύντομα θα εξυπηρετούμε και την περιοχή σου! Κάνε εγγραφή για να μαθαίνεις τα νέα μας.',
    en: 'Soon we will serve in your area! Sign up to receive updates.',
  },
  'spot-not-allowed': {
    el: 'Δεν ανήκεις σε αυτή την εταιρεία. Δοκίμασε με το εταιρικό σου email.',
    en: 'You’re not part of this company. Try your work email.',
  },
  'place-closing': {
    el: 'Από εκείνη την ημέρα δεν εξυπηρετούμε πια αυτό το σημείο. Διάλεξε νωρίτερη ημέρα ή άλλο σημείο.',
    en: 'We no longer serve this place from that day on. Choose an earlier day or another place.',
  },
  'shop-closed': {
    el: 'Δεν έχουμε ανοίξει ακόμη. Πέρασε ξανά σε λίγο.',
    en: 'We haven’t opened yet. Come back in a little while.',
  },
  'spot-not-found': { el: 'Δεν βρέθηκε αυτό το γραφείο.', en: 'We couldn’t find this office.' },
  'suggestion-not-found': {
    el: 'Διάλεξε τη διεύθυνση από τη λίστα.',
    en: 'Please pick the address from the list.',
  },
  'payment-not-found': { el: 'Δεν βρέθηκε αυτή η πληρωμή.', en: 'We couldn’t find this payment.' },
  'coupon-not-found': { el: 'Μη έγκυρος κωδικός κουπονιού', en: 'Invalid coupon code' },
  'coupon-rule-error': {
    el: 'Το κουπόνι δεν μπορεί να εξαργυρωθεί σε αυτή την παραγγελία',
    en: 'This voucher cannot be redeemed on this order',
  },
  'address-not-found': {
    el: 'Δεν βρέθηκε αυτή η διεύθυνση.',
    en: 'We couldn’t find this address.',
  },
  'too-many-addresses': {
    el: 'Έχεις ήδη 20 διευθύνσεις. Διάγραψε μία για να προσθέσεις άλλη.',
    en: 'You already have 20 addresses. Delete one to add another.',
  },
  'method-not-allowed': {
    el: 'Αυτή η κλήση δεν δέχεται αυτή τη μέθοδο.',
    en: 'This call does not take this method.',
  },
  'item-type-is-full': {
    el: 'Η παράδοση συμπληρώθηκε: αφαίρεσε ένα κυρίως γεύμα για να προσθέσεις άλλο.',
    en: 'The day is full: remove one main meal to add another.',
  },
  'schedule-menu-is-full': {
    el: 'Δεν υπάρχει άλλη διαθεσιμότητα για αυτή την ημέρα και ώρα.',
    en: 'We’re fully booked for this day and time.',
  },
  'meal-sold-out': {
    el: 'Αυτό το γεύμα εξαντλήθηκε για εκείνη την ημέρα.',
    en: 'This meal is sold out for that day.',
  },
  'customer-exists': {
    el: 'Φαίνεται ότι υπάρχει ήδη λογαριασμός με αυτό το email',
    en: 'It looks like an account already exists with this email',
  },
  'plan-conflict': {
    el: 'Έχεις ήδη μια ανοιχτή παραγγελία με άλλο πλάνο.',
    en: 'You already have an open order with another plan.',
  },
  'change-too-late': {
    el: 'Είναι πια αργά για αυτή την αλλαγή: την παράδοση την ετοιμάζουμε ήδη.',
    en: 'It’s too late for this change: we’re already preparing the delivery.',
  },
  'change-not-possible': {
    el: 'Αυτή η αλλαγή δεν γίνεται όπως είναι τώρα η παραγγελία.',
    en: 'This change isn’t possible as the order stands now.',
  },
  'body-too-large': { el: 'Το μήνυμα είναι πολύ μεγάλο.', en: 'The message is too large.' },
  'cart-error': {
    el: 'Κάτι λείπει ακόμη από την παραγγελία σου.',
    en: 'Something is still missing from your order.',
  },
  'price-changed': {
    el: 'Το σύνολο άλλαξε. Έλεγξέ το και πλήρωσε ξανά.',
    en: 'The total has changed. Please check it and pay again.',
  },
  'terms-not-accepted': {
    el: 'Για να συνεχίσεις, χρειάζεται να αποδεχτείς τους όρους.',
    en: 'Please accept the terms to continue.',
  },
  'link-expired': {
    el: 'Ο σύνδεσμος δεν ισχύει πια.',
    en: 'This link is no longer valid.',
  },
  'open-orders': {
    el: 'Έχεις παραγγελίες σε εξέλιξη. Περίμενε να ολοκληρωθούν ή ακύρωσέ τες πρώτα.',
    en: 'You have orders in progress. Wait until they’re complete, or cancel them first.',
  },
  'unpaid-orders': {
    el: 'Από αυτό το τηλέφωνο ή το δίκτυο πολλές παραγγελίες περιμένουν ήδη πληρωμή. Δοκίμασε ξανά σε λίγα λεπτά.',
    en: 'Many orders from this phone or network are already waiting for payment. Please try again in a few minutes.',
  },
  'email-not-proved': {
    el: 'Τις τελευταίες μερίδες αυτής της ημέρας τις κρατάμε για όσους έχουν επιβεβαιώσει το email τους. Επιβεβαίωσε το δικό σου και δοκίμασε ξανά.',
    en: 'The last portions for this day are kept for customers who’ve confirmed their email. Confirm yours and try again.',
  },
  'payment-changed': {
    el: 'Ο τρόπος πληρωμής που διάλεξες δεν ισχύει πια για αυτή την παραγγελία. Διάλεξε έναν από τους υπόλοιπους.',
    en: 'The payment method you chose is no longer available for this order. Please choose another one.',
  },
  'door-not-possible': {
    el: 'Η πληρωμή στην παράδοση δεν γίνεται για αυτή την παραγγελία. Διάλεξε άλλον τρόπο πληρωμής.',
    en: 'This order can’t be paid on delivery. Please choose another payment method.',
  },
  'bank-not-possible': {
    el: 'Αυτή η παραγγελία δεν μπορεί να περιμένει έμβασμα. Διάλεξε άλλον τρόπο πληρωμής.',
    en: 'This order can’t wait for a transfer. Please choose another payment method.',
  },
  'delivery-too-large': {
    el: 'Μία παράδοση έχει έως 100 μερίδες. Για περισσότερες, κάλεσέ μας.',
    en: 'One delivery holds up to 100 portions. For more, please call us.',
  },
  'change-too-large': {
    el: 'Με μία αλλαγή προσθέτεις έως 40 μερίδες. Για περισσότερες, κάνε νέα παραγγελία.',
    en: 'One change can add up to 40 portions. For more, please place another order.',
  },
  'login-needed': {
    el: 'Για την ασφάλειά σου, συνδέσου ξανά και δοκίμασε πάλι.',
    en: 'To keep you safe, please log in again and try once more.',
  },
  'customer-not-allowed': {
    el: 'Λάθος email ή κωδικός πρόσβασης',
    en: 'Invalid email or password',
  },
  'customer-not-found': {
    el: 'Δεν βρέθηκε λογαριασμός με αυτό το email.',
    en: 'No account found with this email.',
  },
  'password-request-expired': {
    el: 'Ο σύνδεσμος για νέο κωδικό δεν ισχύει πια',
    en: 'This link for a new password is no longer valid',
  },
  'email-link-expired': {
    el: 'Ο σύνδεσμος δεν ισχύει πια',
    en: 'The link is no longer valid',
  },
  'date-not-available': {
    el: 'Αυτή η ημέρα ή ώρα δεν είναι πια διαθέσιμη. Διάλεξε άλλη.',
    en: 'This day or time is no longer available. Please choose another.',
  },
  'payment-failure': {
    el: 'Δεν μπορέσαμε να ολοκληρώσουμε την πληρωμή σου. Δοκίμασε ξανά ή διάλεξε άλλον τρόπο πληρωμής.',
    en: 'We were unable to process your payment. Please try again or use a different payment method.',
  },
  'too-many-requests': {
    el: 'Πολλές προσπάθειες μαζί. Δοκίμασε ξανά σε λίγο.',
    en: 'Too many tries. Please try again in a little while.',
  },
  'server-error': {
    el: 'Κάτι πήγε στραβά από τη μεριά μας. Δοκίμασε ξανά σε λίγο.',
    en: 'Something went wrong on our side. Please try again in a little while.',
  },
  unavailable: {
    el: 'Δεν είμαστε διαθέσιμοι αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.',
    en: 'We’re not available right now. Please try again in a little while.',
  },
  'required-field': { el: 'Υποχρεωτικό πεδίο', en: 'Required field' },
  'invalid-field': { el: 'Μη έγκυρο πεδίο', en: 'Invalid field' },
  'invalid-email': { el: 'Μη έγκυρο email', en: 'Invalid email' },
  'invalid-postcode': { el: 'Μη έγκυρος ταχυδρομικός κώδικας', en: 'Invalid postcode' },
  'invalid-phone': { el: 'Μη έγκυρος αριθμός τηλεφώνου', en: 'Invalid phone number' },
  'invalid-vat-number': { el: 'Μη έγκυρος ΑΦΜ', en: 'Invalid VAT number' },
  'password-rule-error': {
    el: 'Ο κωδικός πρέπει να έχει τουλάχιστον 8 χαρακτήρες',
    en: 'Password must be at least 8 characters',
  },
  'password-common-error': {
    el: 'Αυτός ο κωδικός μαντεύεται εύκολα. Διάλεξε άλλον.',
    en: 'This password is easy to guess. Please choose another.',
  },
  'password-email-error': {
    el: 'Ο κωδικός δεν μπορεί να είναι το email σου',
    en: 'The password can’t be your email',
  },
  'password-verify-error': {
    el: 'Οι δύο κωδικοί δεν είναι ίδιοι',
    en: 'The two passwords aren’t the same',
  },
  'password-current-error': {
    el: 'Ο τρέχων κωδικός δεν είναι σωστός',
    en: 'The current password isn’t right',
  },
  'email-same': {
    el: 'Αυτό είναι ήδη το email σου',
    en: 'This is already your email',
  },
  'address-not-picked': {
    el: 'Διάλεξε τη διεύθυνση από τη λίστα.',
    en: 'Please pick the address from the list.',
  },
  'street-missing': { el: 'Συμπλήρωσε την οδό', en: 'Fill in the street' },
  'number-missing': { el: 'Συμπλήρωσε τον αριθμό', en: 'Fill in the number' },
  'municipality-not-picked': {
    el: 'Διάλεξε τον δήμο από τη λίστα',
    en: 'Please pick the municipality from the list',
  },
  'postcode-outside': {
    el: 'Αυτός ο Τ.Κ. είναι έξω από τις περιοχές μας',
    en: 'This postcode is outside our areas',
  },
  'postcode-elsewhere': {
    el: 'Αυτός ο Τ.Κ. ανήκει σε άλλη περιοχή',
    en: 'This postcode belongs to another area',
  },
  'address-incomplete': {
    el: 'Η διεύθυνση δεν είναι πλήρης: συμπλήρωσε οδό και αριθμό.',
    en: 'The address is incomplete: fill in street and number.',
  },
  'pin-easy': {
    el: 'Πολύ εύκολο: όχι ίδια ψηφία ή ψηφία στη σειρά',
    en: 'Too easy: no repeated digits and no runs',
  },
  'fill-email': { el: 'Συμπλήρωσε το email σου', en: 'Fill in your email' },
  'fill-code': { el: 'Συμπλήρωσε τον κωδικό σου', en: 'Fill in your code' },
  'missing-phone': { el: 'Συμπλήρωσε το τηλέφωνό σου', en: 'Fill in your phone number' },
  'missing-floor': { el: 'Συμπλήρωσε τον όροφο', en: 'Fill in the floor' },
  'missing-bell': { el: 'Συμπλήρωσε το κουδούνι', en: 'Fill in the doorbell' },
}

type FieldSlug =
  | 'required-field'
  | 'invalid-field'
  | 'invalid-email'
  | 'invalid-phone'
  | 'invalid-postcode'
  | 'invalid-vat-number'
  | 'password-rule-error'
  | 'password-common-error'
  | 'password-email-error'
  | 'password-verify-error'
  | 'password-current-error'
  | 'email-same'
  | 'address-not-picked'
  | 'street-missing'
  | 'number-missing'
  | 'municipality-not-picked'
  | 'postcode-outside'
  | 'postcode-elsewhere'
  | 'address-incomplete'
  | 'pin-easy'
  | 'fill-email'
  | 'fill-code'
  | 'missing-phone'
  | 'missing-floor'
  | 'missing-bell'
