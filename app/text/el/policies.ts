export const policies = {
  metaDescription: (title: string, shop: string) =>
    `${title} του ηλεκτρονικού καταστήματος ${shop}.`,
  label: 'Όροι και πολιτικές',
  updated: (date: string) => `Τελευταία ενημέρωση: ${date}`,
  sample: 'Υπόδειγμα κειμένου',
}
