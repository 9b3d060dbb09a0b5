import type { Text } from '../language.ts'
import type { DeskRefusalCode } from './refusal.ts'

/** The text of each code of the staff room, in one table however long it is. */
export const deskRefusalText: Readonly<Record<DeskRefusalCode, Text>> = {
  'staff-not-allowed': {
    el: 'Λάθος email, κωδικός πρόσβασης ή κωδικός μιας χρήσης.',
    en: 'Wrong e-mail, password or one-time code.',
  },
  'staff-logged-out': { el: 'Συνδέσου για να συνεχίσεις.', en: 'Log in to continue.' },
  'role-not-allowed': {
    el: 'Ο ρόλος σου δεν επιτρέπει αυτή την ενέργεια.',
    en: 'Your role does not allow this.',
  },
  'wrong-password': { el: 'Ο κωδικός πρόσβασης δεν είναι σωστός.', en: 'The password is wrong.' },
  'passkey-not-valid': {
    el: 'Αυτό το κλειδί δεν ισχύει εδώ. Δοκίμασε ξανά ή συνδέσου με κωδικό.',
    en: 'This passkey is not valid here. Try again, or log in with your password.',
  },
  'too-many-passkeys': {
    el: 'Έχεις ήδη πολλά κλειδιά. Διάγραψε όποιο δεν χρειάζεσαι.',
    en: 'You have many passkeys already. Delete one that you do not need.',
  },
  'staff-not-found': { el: 'Δεν βρέθηκε αυτό το άτομο.', en: 'There is no such person.' },
  'device-code-wrong': {
    el: 'Ο κωδικός δεν ισχύει. Ίσως έληξε ή χρησιμοποιήθηκε· ζήτησε καινούργιο από τη Διεύθυνση.',
    en: 'The code is not valid. It may have expired or been used; ask a manager for a new one.',
  },
  'device-not-known': {
    el: 'Αυτή η συσκευή δεν ανήκει πια στο κατάστημα.',
    en: 'This device does not belong to the shop any more.',
  },
  'device-not-found': { el: 'Δεν υπάρχει τέτοια συσκευή.', en: 'There is no such device.' },
  'pin-not-right': { el: 'Λάθος PIN. Δοκίμασε ξανά.', en: 'The PIN is wrong. Try again.' },
  'pin-locked': {
    el: 'Πάρα πολλά λάθος PIN. Δοκίμασε σε μία ώρα, ή άλλαξε το PIN σου από τον λογαριασμό σου.',
    en: 'Too many wrong PINs. Try again in an hour, or change your PIN in your account.',
  },
  'staff-exists': {
    el: 'Υπάρχει ήδη άτομο με αυτό το email.',
    en: 'Somebody with this e-mail is there already.',
  },
  'staff-link-expired': {
    el: 'Ο σύνδεσμος έληξε ή χρησιμοποιήθηκε. Ζήτησε καινούργιο.',
    en: 'The link has expired or was used. Ask for a new one.',
  },
  'opening-lacks': {
    el: 'Το κατάστημα δεν ανοίγει ακόμη: λείπουν απαραίτητα. Δες τη λίστα.',
    en: 'The shop cannot open yet: something that it needs is missing. See the list.',
  },
  'shop-is-open': { el: 'Το κατάστημα είναι ήδη ανοιχτό.', en: 'The shop is open already.' },
  'last-owner': {
    el: 'Πρέπει να μείνει τουλάχιστον ένα άτομο με ρόλο Ιδιοκτησία που μπορεί να μπει.',
    en: 'At least one owner who can enter must stay.',
  },
  'desk-order-not-found': { el: 'Δεν βρέθηκε αυτή η παραγγελία.', en: 'There is no such order.' },
  'document-not-waiting': {
    el: 'Αυτό το παραστατικό δεν περιμένει πια να εκδοθεί.',
    en: 'This document does not wait to be issued any more.',
  },
  'order-not-open': {
    el: 'Η παραγγελία δεν είναι πια σε κατάσταση που το επιτρέπει.',
    en: 'The order is no longer in a state that allows this.',
  },
  'order-partly-delivered': {
    el: 'Ένα μέρος της παραγγελίας έχει παραδοθεί. Ακύρωσε τις υπόλοιπες παραδόσεις.',
    en: 'A part of the order was delivered. Cancel the deliveries that are left.',
  },
  'bank-not-due': {
    el: 'Η παραγγελία δεν περιμένει έμβασμα.',
    en: 'This order waits for no transfer.',
  },
  'bank-other-amount': {
    el: 'Το ποσό δεν είναι αυτό που περιμένει η παραγγελία. Στείλε πίσω ό,τι ήρθε και μίλησε με τον πελάτη.',
    en: 'That is not the amount that the order waits for. Send back what came, and talk to the customer.',
  },
  'door-not-due': {
    el: 'Δεν περιμένουν χρήματα στην παράδοση αυτής της παραγγελίας.',
    en: 'No money is due when this order is handed over.',
  },
  'door-other-amount': {
    el: 'Το ποσό δεν είναι αυτό που έπρεπε να πληρωθεί. Αν συμφωνήσατε άλλο, άλλαξε πρώτα την παραγγελία.',
    en: 'That is not the amount that was due. If you agreed on another one, change the order first.',
  },
  'order-changed': {
    el: 'Στο μεταξύ η παραγγελία άλλαξε. Δες τι άλλαξε και αποφάσισε ξανά.',
    en: 'The order has changed meanwhile. Look at what changed and decide again.',
  },
  'day-changed': {
    el: 'Στο μεταξύ η λίστα άλλαξε. Δες τη νέα και δοκίμασε ξανά.',
    en: 'The list has changed meanwhile. Look at the new one and try again.',
  },
  'list-in-work': {
    el: 'Η λίστα δεν ξεκλειδώνει πια: η ώρα παράδοσης άρχισε ή η λίστα είναι ήδη ανοιχτή.',
    en: 'This list cannot be unlocked any more: its window has begun, or it is open already.',
  },
  'list-not-frozen': {
    el: 'Η λίστα δέχεται ακόμη παραγγελίες. Η πρώτη παρτίδα ξεκινά μόλις κλειδώσει.',
    en: 'The list still takes orders. The first batch begins once it is frozen.',
  },
  'list-not-seen': {
    el: 'Η λίστα άλλαξε. Δες πρώτα τι άλλαξε και πάτα ότι το είδες.',
    en: 'The list has changed. See what changed first, and tap that it was seen.',
  },
  'not-on-list': {
    el: 'Αυτό δεν είναι στη λίστα της ημέρας.',
    en: 'That is not on the list of the day.',
  },
  'batch-not-found': {
    el: 'Δεν βρέθηκε αυτή η παρτίδα.',
    en: 'There is no such batch.',
  },
  'batch-ended': {
    el: 'Αυτή η παρτίδα έχει ήδη κλείσει με άλλες μερίδες ή άλλη θερμοκρασία. Σημείωσε τις δικές σου και μίλησε με όποιον την έκλεισε.',
    en: 'This batch has ended already, with other trays or another temperature. Write yours down, and talk to whoever ended it.',
  },
  'pin-wrong': {
    el: 'Αυτός δεν είναι ο κωδικός του πελάτη.',
    en: 'Those are not the customer’s digits.',
  },
  'bag-not-found': {
    el: 'Αυτή η τσάντα δεν είναι σε κλειδωμένη λίστα της ημέρας.',
    en: 'That bag is on no frozen list of the day.',
  },
  'bag-not-full': {
    el: 'Η τσάντα δεν έχει ακριβώς όσα παραγγέλθηκαν. Έλεγξέ την ξανά.',
    en: 'The bag does not hold exactly what was ordered. Check it again.',
  },
  'outcome-not-possible': {
    el: 'Αυτή η παράδοση ακυρώθηκε, μεταφέρθηκε ή έχει ήδη κλείσει αλλιώς. Μίλησε με το κατάστημα.',
    en: 'That delivery was cancelled, moved, or has ended otherwise already. Talk to the shop.',
  },
  'tray-wrong': {
    el: 'Στην τσάντα μπήκε μερίδα που δεν είναι γι’ αυτήν. Βγάλ’ την και έλεγξε ξανά.',
    en: 'A tray in the bag does not belong there. Take it out and check again.',
  },
  'change-waits': {
    el: 'Ο πελάτης πληρώνει αυτή τη στιγμή μια αλλαγή. Δοκίμασε ξανά σε λίγα λεπτά.',
    en: 'The customer is paying for a change right now. Try again in a few minutes.',
  },
  'nothing-changes': {
    el: 'Έτσι είναι ήδη: δεν αλλάζει κάτι.',
    en: 'It is like that already: nothing changes.',
  },
  'mail-not-kept': {
    el: 'Αυτό το email δεν έχει φύγει ακόμη ή το κείμενό του δεν υπάρχει πια.',
    en: 'This mail has not left yet, or its text is no longer there.',
  },
  'customer-gone': {
    el: 'Ο λογαριασμός αυτού του πελάτη δεν υπάρχει πια.',
    en: 'This customer’s account is no longer there.',
  },
  'too-much-back': {
    el: 'Το ποσό είναι μεγαλύτερο από όσα πλήρωσε ο πελάτης.',
    en: 'The amount is more than the customer has paid.',
  },
  'over-limit': {
    el: 'Το ποσό είναι πάνω από το όριό σου. Χρειάζεται άτομο με μεγαλύτερο όριο.',
    en: 'The amount is above your limit. Somebody with a higher one must do it.',
  },
  'refund-asked-already': {
    el: 'Μια επιστροφή αυτής της παραγγελίας περιμένει ήδη έγκριση.',
    en: 'A refund of this order waits for approval already.',
  },
  'refund-not-asked': {
    el: 'Αυτή η επιστροφή δεν περιμένει πια έγκριση.',
    en: 'This refund does not wait for approval any more.',
  },
  'own-request': {
    el: 'Τη ζήτησες εσύ: πρέπει να την εγκρίνει άλλο άτομο.',
    en: 'You asked for it: somebody else must approve it.',
  },
  'refund-not-by-hand': {
    el: 'Αυτή η επιστροφή δεν περιμένει κατάθεση με το χέρι.',
    en: 'This refund does not wait to be sent by hand.',
  },
  'release-not-found': { el: 'Δεν βρέθηκε αυτή η έκδοση.', en: 'There is no such release.' },
  'release-not-draft': {
    el: 'Η έκδοση δεν είναι πια πρόχειρη. Αναίρεσέ την πρώτα, ή γράψε σε άλλη.',
    en: 'The release is no draft any more. Undo it first, or write into another one.',
  },
  'release-not-planned': {
    el: 'Η έκδοση δεν περιμένει πια την ώρα της.',
    en: 'The release no longer waits for its instant.',
  },
  'release-not-live': { el: 'Η έκδοση δεν έχει δημοσιευτεί.', en: 'The release is not live.' },
  'release-empty': { el: 'Η έκδοση δεν αλλάζει τίποτα.', en: 'The release changes nothing.' },
  'release-instant': {
    el: 'Η ώρα πέρασε ή είναι πολύ μακριά.',
    en: 'The instant lies behind, or too far ahead.',
  },
  'release-lacks': {
    el: 'Κάτι λείπει ακόμη. Δες τι, και συμπλήρωσέ το.',
    en: 'Something is still missing. See what, and complete it.',
  },
  'release-touches': {
    el: 'Κάποιοι έχουν ήδη αγοράσει κάτι που αλλάζει. Δες ποιοι, πριν τη δημοσιεύσεις.',
    en: 'Somebody has already bought what changes. See who, before you publish it.',
  },
  'draft-changed': {
    el: 'Στο μεταξύ το ίδιο πεδίο το άλλαξε και κάποιος άλλος. Δες τα δύο και διάλεξε.',
    en: 'Somebody else has changed the same field meanwhile. Look at both and choose.',
  },
  'nobody-to-ask': {
    el: 'Δεν υπάρχει πελάτης να ρωτηθεί τώρα: απάντησαν ή ρωτήθηκαν πριν από λίγο.',
    en: 'There is nobody to ask now: they have answered, or were asked a short while ago.',
  },
  'line-not-open': {
    el: 'Αυτή η γραμμή έχει ήδη τακτοποιηθεί.',
    en: 'This line has been settled already.',
  },
  'picture-too-large': {
    el: 'Η φωτογραφία είναι πάνω από 15 MB. Μίκρυνέ την και δοκίμασε ξανά.',
    en: 'The picture is larger than 15 MB. Make it smaller and try again.',
  },
  'picture-format': {
    el: 'Αυτό δεν είναι φωτογραφία JPEG, PNG ή WebP.',
    en: 'This is no JPEG, PNG or WebP picture.',
  },
  'picture-pixels': {
    el: 'Η φωτογραφία έχει πάνω από 60 εκατομμύρια pixel. Μίκρυνέ την και δοκίμασε ξανά.',
    en: 'The picture has more than 60 million pixels. Make it smaller and try again.',
  },
  'picture-small': {
    el: 'Η φωτογραφία είναι πολύ μικρή: χρειάζεται τουλάχιστον 200 pixel σε κάθε πλευρά.',
    en: 'The picture is too small: each side needs 200 pixels at least.',
  },
  'picture-broken': {
    el: 'Το αρχείο είναι χαλασμένο και δεν ανοίγει. Δοκίμασε με άλλο.',
    en: 'The file is broken and cannot be opened. Try another one.',
  },
  'mark-unsafe': {
    el: 'Το SVG έχει κάτι που δεν σχεδιάζεται με ασφάλεια: σενάριο, γράμματα ή εικόνα. Μετάτρεψε τα γράμματα σε περιγράμματα, ή δώσε PNG.',
    en: 'The SVG holds what cannot be drawn safely: a script, letters or a picture. Turn letters into outlines, or give a PNG.',
  },
  'mark-shape': {
    el: 'Δεν έχει το σωστό σχήμα: το εικονίδιο είναι τετράγωνο, το λογότυπο έως πέντε φορές πιο πλατύ από το ύψος του.',
    en: 'It has the wrong shape: an icon is a square, a logo at most five times as wide as high.',
  },
  'mark-large': {
    el: 'Το αρχείο είναι μεγάλο: έως 100 KB για SVG, έως 280 KB για PNG.',
    en: 'The file is too large: 100 KB at most for an SVG, 280 KB for a PNG.',
  },
  'mark-small': {
    el: 'Είναι μικρό: το εικονίδιο θέλει 512 pixel σε κάθε πλευρά, το λογότυπο 144 σε ύψος.',
    en: 'It is too small: an icon needs 512 pixels on each side, a logo 144 in height.',
  },
  'piece-not-found': { el: 'Δεν βρέθηκε.', en: 'There is no such thing.' },
  'desk-customer-not-found': {
    el: 'Δεν βρέθηκε αυτός ο πελάτης.',
    en: 'There is no such customer.',
  },
  'phone-order-not-found': {
    el: 'Αυτή η τηλεφωνική παραγγελία δεν υπάρχει ή έχει ήδη δοθεί.',
    en: 'There is no such phone order, or it was placed already.',
  },
  'phone-order-not-waiting': {
    el: 'Η παραγγελία δεν περιμένει πια πληρωμή.',
    en: 'The order no longer waits for its money.',
  },
  'customer-known': {
    el: 'Υπάρχει ήδη πελάτης με αυτό το email.',
    en: 'There is a customer with this e-mail already.',
  },
  'company-not-found': { el: 'Δεν βρέθηκε αυτό το γραφείο.', en: 'There is no such office.' },
  'company-changed': {
    el: 'Στο μεταξύ κάποιος άλλος άλλαξε αυτό το γραφείο. Δες τι ισχύει τώρα.',
    en: 'Somebody else has changed this office meanwhile. See how it stands now.',
  },
  'company-has-orders': {
    el: 'Υπάρχουν ανοιχτές παραγγελίες για αυτό το γραφείο. Κλείνει μόλις παραδοθούν ή ακυρωθούν.',
    en: 'Open orders still go to this office. It can close once they are delivered or cancelled.',
  },
  'member-not-found': {
    el: 'Αυτό το άτομο δεν ανήκει πια στο γραφείο.',
    en: 'This person does not belong to the office any more.',
  },
  'member-not-proven': {
    el: 'Το email του δεν έχει επιβεβαιωθεί: ίσως άνοιξε τον λογαριασμό κάποιος άλλος.',
    en: 'The e-mail is not confirmed: another person may have opened the account.',
  },
  'member-not-removed': {
    el: 'Κανείς δεν έβγαλε αυτό το email από το γραφείο.',
    en: 'This e-mail was not taken out of the office.',
  },
  'day-too-far': {
    el: 'Η ημέρα πέρασε ή είναι πολύ μακριά.',
    en: 'The day lies behind, or too far ahead.',
  },
  'message-not-found': { el: 'Δεν βρέθηκε αυτό το μήνυμα.', en: 'There is no such message.' },
  'message-changed': {
    el: 'Στο μεταξύ κάποιος άλλος ασχολήθηκε με αυτό το μήνυμα. Δες τι άλλαξε.',
    en: 'Somebody else has seen to this message meanwhile. See what has changed.',
  },
  'already-done': { el: 'Αυτό έγινε ήδη.', en: 'This was done already.' },
  'invalid-code': {
    el: 'Ο κωδικός μιας χρήσης δεν είναι σωστός. Περίμενε τον επόμενο.',
    en: 'The one-time code is wrong. Wait for the next one.',
  },
}
