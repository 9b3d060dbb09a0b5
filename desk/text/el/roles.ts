import type { StaffRole } from '#shop/staff-room/staff.ts'

/** What a role is for, beside its name (shop/staff-room/staff.ts). */
export const roles = {
  owner: 'Τα πάντα, και ποιος δουλεύει εδώ',
  manager: 'Τα πάντα, εκτός από ρόλους και όρια',
  dietitian: 'Υλικά, συνταγές και διατροφικά στοιχεία',
  chef: 'Τι μαγειρεύεται, παρτίδες, θερμοκρασίες',
  packer: 'Σακούλες και ετικέτες',
  driver: 'Η διαδρομή της ημέρας',
  counter: 'Παράδοση στο κατάστημα',
  care: 'Παραγγελίες, αλλαγές, επιστροφές έως ένα όριο',
  accountant: 'Εισπράξεις και παραστατικά',
} satisfies Record<StaffRole, string>
