import type { StaffRole } from '#shop/people/staff.ts'

/** What a role is for, beside its name (shop/people/staff.ts). */
export const roles = {
  owner: 'Τα πάντα, και ποιος δουλεύει εδώ',
  manager: 'Τα πάντα, εκτός από ρόλους και όρια',
  dietitian: 'Υλικά, συνταγές και διατροφικά στοιχεία',
  chef: 'Τι μαγειρεύεται, και πόσο από κάθε υλικό',
  packer: 'Τι μπαίνει σε κάθε τσάντα',
  driver: 'Πού πάει κάθε τσάντα',
  counter: 'Τι παραλαμβάνει ποιος από το κατάστημα',
  care: 'Παραγγελίες, αλλαγές, επιστροφές έως ένα όριο',
  accountant: 'Εισπράξεις και παραστατικά',
} satisfies Record<StaffRole, string>
