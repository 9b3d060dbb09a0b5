export const login = {
  titles: {
    login: 'Καλώς ήρθες',
    again: 'Χαιρόμαστε που ξαναήρθες',
    lastStep: 'Έμεινε ένα βήμα',
    signUp: 'Φτιάξε λογαριασμό',
    forgot: 'Ξέχασες τον κωδικό σου;',
    sent: 'Δες τα email σου',
    reset: 'Νέος κωδικός',
    expired: 'Ο σύνδεσμος έληξε',
  },
  tabs: 'Σύνδεση ή εγγραφή',
  login: 'Σύνδεση',
  signUp: 'Εγγραφή',
  name: 'Ονοματεπώνυμο',
  email: 'Email',
  password: 'Κωδικός πρόσβασης',
  passwordHint: 'Τουλάχιστον 8 χαρακτήρες',
  showPassword: 'Εμφάνιση κωδικού',
  terms: 'Με την εγγραφή αποδέχεσαι τους',
  termsLink: 'όρους χρήσης',
  forgotPassword: 'Ξέχασα τον κωδικό μου',
  forgotText:
    'Γράψε το email του λογαριασμού σου και θα σου στείλουμε έναν σύνδεσμο για νέο κωδικό.',
  sendLink: 'Στείλε μου σύνδεσμο',
  /** Does not reveal whether the account exists. */
  emailSubmitSuccess: (email: string) =>
    `Αν υπάρχει λογαριασμός με το ${email}, σου στείλαμε έναν σύνδεσμο για νέο κωδικό. Ισχύει για 1 ώρα.`,
  emailSentBefore: (email: string, sentAt: string, nextAt: string) =>
    `Αν υπάρχει λογαριασμός με το ${email}, σου έχουμε ήδη στείλει σύνδεσμο στις ${sentAt}. Αν δεν τον βρίσκεις, ζήτησε άλλον μετά τις ${nextAt}.`,
  emailSubmitHint: 'Δεν το βλέπεις; Έλεγξε και τα ανεπιθύμητα.',
  continue: 'Συνέχεια',
  resetText:
    'Διάλεξε τον νέο κωδικό σου. Όπου αλλού έχεις συνδεθεί, θα χρειαστεί να συνδεθείς ξανά.',
  newPassword: 'Νέος κωδικός πρόσβασης',
  savePassword: 'Αποθήκευση και σύνδεση',
  expiredText:
    'Κάθε σύνδεσμος ισχύει για 1 ώρα και χρησιμοποιείται μία φορά. Ζήτησε έναν καινούργιο.',
  emailVerified: 'Το email σου επιβεβαιώθηκε',
  newLink: 'Θέλω νέο σύνδεσμο',
}
