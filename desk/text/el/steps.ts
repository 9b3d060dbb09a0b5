export const steps = {
  title: 'Ιστορικό τιμών',
  text: 'Κάθε τιμή που ίσχυσε, με την ώρα της. Το κατάστημα δεν δείχνει διαγραμμένες τιμές.',
  none: 'Δεν έχει δημοσιευτεί ακόμη.',
  since: (when: string) => `από ${when}`,
  notSold: 'δεν πουλιόταν',
  today: 'σήμερα',
  drawn: (portion: string, price: string) => `${portion}: ${price} σήμερα`,
}
