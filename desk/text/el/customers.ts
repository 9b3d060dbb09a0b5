export const customers = {
  noName: 'Χωρίς όνομα',
  email: 'Email',
  proven: 'επιβεβαιωμένο',
  unproven: 'ανεπιβεβαίωτο',
  phone: 'Τηλέφωνο',
  language: 'Γλώσσα',
  since: 'Πελάτης από',
  news: 'Νέα και προσφορές',
  newsSince: (when: string) => `Τα θέλει από ${when}`,
  noNews: 'Δεν τα θέλει',
  login: 'Σύνδεση',
  password: 'με κωδικό',
  noPassword: 'χωρίς κωδικό',
  sessions: (count: number) => (count === 1 ? '1 συσκευή' : `${count} συσκευές`),
  none: 'Δεν έχει δώσει',
  notes: 'Σημειώσεις',
  note: 'Νέα σημείωση',
  noteHint:
    'Για την ομάδα. Ο πελάτης δεν τη βλέπει στο κατάστημα, τη λαμβάνει όμως αν ζητήσει τα δεδομένα του.',
  addNote: 'Κράτησέ τη',
  noted: (name: string, when: string) => `${name}, ${when}`,
  endSessions: 'Αποσύνδεση παντού',
  endSessionsText: (name: string) =>
    `Ο λογαριασμός ${name} αποσυνδέεται από κάθε συσκευή. Το καλάθι και οι παραγγελίες μένουν όπως είναι.`,
  phoneOrder: 'Τηλεφωνική παραγγελία',
  link: 'Σύνδεσμος για νέο κωδικό',
  linkText: (email: string) =>
    `Στέλνουμε στο ${email} έναν σύνδεσμο για νέο κωδικό πρόσβασης. Ισχύει μία ώρα και τον βλέπει μόνο ο πελάτης.`,
  linkNow: 'Στείλε τον σύνδεσμο',
  erase: 'Διαγραφή',
  eraseOf: (name: string) => `Διαγραφή: ${name}`,
  eraseText:
    'Ο λογαριασμός σβήνεται οριστικά: όνομα, email, τηλέφωνα, διευθύνσεις, κουπόνια, σημειώσεις και μηνύματα. Ο πελάτης ενημερώνεται με email. Δεν αναιρείται.',
  stays: 'Μένουν, επειδή το ζητά ο νόμος:',
  staysNothing: 'Δεν μένει τίποτα στα βιβλία.',
  orders: (count: number) =>
    count === 1
      ? '1 παραγγελία, χωρίς όνομα, οδό, τηλέφωνο και σημειώσεις'
      : `${count} παραγγελίες, χωρίς όνομα, οδό, τηλέφωνο και σημειώσεις`,
  documents: (count: number) =>
    count === 1 ? '1 φορολογικό παραστατικό' : `${count} φορολογικά παραστατικά`,
  invoices: (count: number) =>
    count === 1
      ? '1 τιμολόγιο με τα στοιχεία της επιχείρησης'
      : `${count} τιμολόγια με τα στοιχεία της επιχείρησης`,
  openOrders: 'Έχει παραγγελίες που δεν έχουν ολοκληρωθεί. Ακύρωσέ τες ή περίμενε να παραδοθούν.',
  eraseNow: 'Διαγραφή οριστικά',
  erased: 'Ο λογαριασμός διαγράφηκε',
  erasedText: 'Ο πελάτης θα λάβει την επιβεβαίωση με email.',
  history: 'Ιστορικό',
  historyText:
    'Ό,τι έγινε με τη σειρά: παραγγελίες, χρήματα, email, μηνύματα, σημειώσεις και πράξεις. Το ότι το είδες γράφεται στις πράξεις.',
  showHistory: 'Δείξε το ιστορικό',
  addresses: 'Διευθύνσεις',
  mail: {
    welcome: 'Καλωσόρισμα',
    'password-reset': 'Νέος κωδικός',
    'email-verify': 'Επιβεβαίωση email',
    'login-linked': 'Νέος τρόπος σύνδεσης',
    'password-changed': 'Ο κωδικός άλλαξε',
    'login-tries': 'Προσπάθειες σύνδεσης',
    'email-change': 'Νέο email',
    'email-change-asked': 'Ζητήθηκε νέο email',
    'email-changed': 'Το email άλλαξε',
  },
  timeline: {
    filter: 'Τι να φαίνεται',
    all: 'Όλα',
    groups: {
      orders: 'Παραγγελίες',
      money: 'Χρήματα',
      mails: 'Email',
      messages: 'Μηνύματα',
      notes: 'Σημειώσεις',
      account: 'Λογαριασμός',
      deeds: 'Πράξεις',
    },
    none: 'Δεν έχει γίνει τίποτα ακόμη.',
    older: 'Δείξε παλαιότερα',
    newest: (count: number) => `Τα ${count} νεότερα. Υπάρχουν και παλαιότερα.`,
    complete: (count: number) =>
      count === 1 ? 'Ένα και μόνο.' : `Και τα ${count}, μέχρι την αρχή.`,
    mailKept: 'το κείμενο δεν κρατιέται: έχει προσωπικό σύνδεσμο',
    message: 'Μας έγραψε',
    partnership: (company: string) => `Ζήτησε συνεργασία: ${company}`,
    states: { new: 'περιμένει', answered: 'απαντήθηκε', closed: 'έκλεισε' },
    session: 'Συνδέθηκε',
    sessionOver: 'έχει λήξει',
    consent: {
      joined: 'Άνοιξε λογαριασμό',
      proven: 'Επιβεβαίωσε το email',
      news: 'Ζήτησε νέα και προσφορές',
    },
    coupon: (code: string) => `Πήρε το κουπόνι ${code}`,
  },
}
