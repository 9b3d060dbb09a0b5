import type { Language } from '#shop/language.ts'

const el = {
  questions: {
    analytics: {
      title: 'Να μετράμε τις επισκέψεις;',
      text: 'Με την άδειά σου κρατάμε στατιστικά, για να δούμε τι βοηθάει. Ό,τι κι αν διαλέξεις, το κατάστημα δουλεύει το ίδιο.',
    },
    social: {
      title: 'Να σου δείχνουμε και το Instagram μας;',
      text: 'Με την άδειά σου, στην αρχική βλέπεις τις τελευταίες μας φωτογραφίες από εκεί. Ό,τι κι αν διαλέξεις, το κατάστημα δουλεύει το ίδιο.',
    },
    both: {
      title: 'Στατιστικά και Instagram;',
      text: 'Με την άδειά σου κρατάμε στατιστικά και δείχνουμε φωτογραφίες από το Instagram μας. Ό,τι κι αν διαλέξεις, το κατάστημα δουλεύει το ίδιο.',
    },
  },
  reject: 'Απόρριψη όλων',
  accept: 'Αποδοχή όλων',
  choose: 'Ρυθμίσεις cookies',
  policy: 'Πολιτική cookies',
  dialogTitle: 'Ρυθμίσεις cookies',
  necessary: 'Απαραίτητα',
  necessaryText:
    'Η σύνδεσή σου, το καλάθι, η γλώσσα και αυτή εδώ η επιλογή. Χωρίς αυτά το κατάστημα δεν λειτουργεί.',
  always: 'Πάντα ενεργά',
  analytics: 'Στατιστικά',
  analyticsText:
    'Ποιες σελίδες και ποια γεύματα βλέπει και αγοράζει ο κόσμος, μέσω Google Analytics. Ποτέ το όνομα, η δίαιτα ή οι αλλεργίες σου.',
  social: 'Instagram',
  socialText:
    'Οι τελευταίες μας φωτογραφίες από το Instagram, στην αρχική. Τις φέρνει ο δικός μας server: ο browser σου δεν μιλάει με το Instagram, εκτός αν πατήσεις σε μία.',
  post: 'Φωτογραφία από το Instagram μας',
  opensInstagram: 'ανοίγει το Instagram σε νέα καρτέλα',
  nothing: 'Το κατάστημα χρησιμοποιεί μόνο τα απαραίτητα. Δεν υπάρχει κάτι να διαλέξεις.',
  save: 'Αποθήκευση επιλογής',
  saved: 'Η επιλογή σου αποθηκεύτηκε.',
  close: 'Εντάξει',
}

const en: typeof el = {
  questions: {
    analytics: {
      title: 'May we count visits?',
      text: 'If you let us, we keep statistics to see what helps. Whatever you choose, the shop works the same.',
    },
    social: {
      title: 'Show you our Instagram too?',
      text: 'If you let us, the home page shows our latest pictures from there. Whatever you choose, the shop works the same.',
    },
    both: {
      title: 'Statistics and Instagram?',
      text: 'If you let us, we keep statistics and show pictures from our Instagram. Whatever you choose, the shop works the same.',
    },
  },
  reject: 'Reject all',
  accept: 'Accept all',
  choose: 'Cookie settings',
  policy: 'Cookie policy',
  dialogTitle: 'Cookie settings',
  necessary: 'Necessary',
  necessaryText:
    'Your login, the cart, the language and this very choice. The shop does not work without them.',
  always: 'Always on',
  analytics: 'Statistics',
  analyticsText:
    'Which pages and meals people look at and buy, through Google Analytics. Never your name, diet or allergies.',
  social: 'Instagram',
  socialText:
    'Our latest Instagram pictures, on the home page. Our own server fetches them: your browser does not talk to Instagram unless you press one.',
  post: 'A picture from our Instagram',
  opensInstagram: 'opens Instagram in a new tab',
  nothing: 'The shop uses only what is necessary. There is nothing to choose.',
  save: 'Save choice',
  saved: 'Your choice is saved.',
  close: 'All right',
}

/** Apart from all other words: who is asked has mostly seen one page, and loads no more for it. */
export const consentWords: Readonly<Record<Language, typeof el>> = { el, en }
