/** Lists that can be saved as files; each file is a deed. */
export const listNames = [
  'orders',
  'inbox',
  'mails',
  'documents',
  'takings',
  'companies',
  'statement',
  'coupons',
  'dishes',
  'ingredients',
  'people',
] as const
export type ListName = (typeof listNames)[number]
