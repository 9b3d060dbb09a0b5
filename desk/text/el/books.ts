/** What each check of the books found, by the check's name; notes are no faults and are not shown. */
export const books = {
  found: {
    'a paid order keeps what it costs': 'Κρατήθηκε άλλο ποσό από όσο κοστίζει η παραγγελία',
    'only orders at an office are borne in part by a company':
      'Εταιρεία πληρώνει για παραγγελία που δεν πάει σε γραφείο της',
    'a company bears all of what is on account, of the rest what the allowance gives':
      'Η εταιρεία πληρώνει άλλο ποσό από όσο συμφωνήθηκε',
    'a company pays once for an employee and a day':
      'Η εταιρεία πληρώνει δύο φορές για το ίδιο άτομο και την ίδια ημέρα',
    'an order that ended or was never paid keeps nothing':
      'Κρατήθηκαν χρήματα για παραγγελία που ακυρώθηκε ή έληξε',
    'an order that was opened was paid': 'Παραγγελία προχώρησε χωρίς να πληρωθεί',
    'no payment gives back more than was charged': 'Επιστράφηκαν περισσότερα από όσα πληρώθηκαν',
    'money that an order could not take goes back whole':
      'Χρήματα που περίσσεψαν δεν επιστρέφονται ολόκληρα',
    'an order has one payment under way at most': 'Δύο πληρωμές τρέχουν για την ίδια παραγγελία',
    'an order is opened by one payment': 'Δύο πληρωμές κρατήθηκαν για την ίδια παραγγελία',
    'a payment that an order took has its document, another has none':
      'Πληρωμή χωρίς παραστατικό, ή παραστατικό χωρίς πληρωμή',
    'a refund that was sent has its credit where the payment has a document':
      'Επιστροφή που στάλθηκε δεν έχει το πιστωτικό της',
    'an issued document tells its own amount': 'Παραστατικό γράφει άλλο ποσό από το δικό του',
    'no refund waits for a job that does not come': 'Επιστροφή περιμένει και δεν τη στέλνει κανείς',
    "a provider's word is listened to": 'Ο πάροχος είπε κάτι για πληρωμή και κανείς δεν το άκουσε',
    'an order costs what is in it': 'Το σύνολο δεν βγαίνει από όσα έχει η παραγγελία',
    'a bag that was not received, or came back, is one of which somebody said so':
      'Τσάντα γράφτηκε ανεπίδοτη ή επιστράφηκε, και κανείς δεν το είπε',
    'deliveries stand as their order does': 'Οι παραδόσεις δεν συμφωνούν με την παραγγελία τους',
    'an order that ended early says why': 'Παραγγελία τελείωσε νωρίς και δεν λέει γιατί',
    'an order that was opened has its mail, once': 'Η επιβεβαίωση με email λείπει ή στάλθηκε διπλή',
    'the kitchen has taken what orders hold': 'Η κουζίνα μετρά άλλες μερίδες από τις παραγγελίες',
    'the kitchen has not taken more than it can make':
      'Η κουζίνα έχει αναλάβει περισσότερα από όσα βγάζει',
    'an order with a coupon holds it while it lives, and no other does':
      'Κουπόνι είναι πιασμένο από λάθος παραγγελία',
    'takings add up what documents tell': 'Οι εισπράξεις δεν αθροίζουν ό,τι λένε τα παραστατικά',
    'a coupon is used up when its order is paid':
      'Κουπόνι έμεινε αχρησιμοποίητο σε πληρωμένη παραγγελία',
    'a coupon is not used more often than it may be':
      'Κουπόνι χρησιμοποιήθηκε περισσότερες φορές από όσες επιτρέπεται',
    'a coupon knows how often it is taken': 'Κουπόνι μετρά λάθος τις χρήσεις του',
    'nobody uses a coupon more often than one may':
      'Το ίδιο άτομο χρησιμοποίησε κουπόνι περισσότερες φορές από όσες επιτρέπεται',
    'no order waits to be paid for ever': 'Απλήρωτη παραγγελία δεν έληξε στην ώρα της',
    'no delivery is planned for the past': 'Παράδοση που πέρασε φαίνεται ακόμη προγραμματισμένη',
    'the deeds of the staff room are as they were written': 'Οι πράξεις δεν είναι όπως γράφτηκαν',
  },
}
