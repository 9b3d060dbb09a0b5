export const login = {
  titles: { login: 'Καλώς ήρθες πάλι', signUp: 'Φτιάξε λογαριασμό' },
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
}
