import type { Text } from './language.ts'

/** What the shop calls itself; who runs it stands in the business file (server/business.ts). */
export const shopName: Text = { el: 'Γάστρα', en: 'Gastra' }
