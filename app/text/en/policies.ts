export const policies = {
  metaDescription: (title: string, shop: string) => `${title} of the ${shop} online shop.`,
  label: 'Terms and policies',
  updated: (date: string) => `Last updated: ${date}`,
  sample: 'Sample text',
}
