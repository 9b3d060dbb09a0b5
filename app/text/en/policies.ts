export const policies = {
  metaTitle: (title: string) => `${title} | Gastra`,
  metaDescription: (title: string) => `${title} of the Gastra online shop.`,
  label: 'Terms and policies',
  updated: (date: string) => `Last updated: ${date}`,
  sample: 'Sample text',
}
