export const policies = {
  metaTitle: (title: string) => `${title} | Γάστρα`,
  metaDescription: (title: string) => `${title} του ηλεκτρονικού καταστήματος Γάστρα.`,
  label: 'Όροι και πολιτικές',
  updated: (date: string) => `Τελευταία ενημέρωση: ${date}`,
  sample: 'Υπόδειγμα κειμένου',
}
