import type { Text } from './language.ts'

export const shopName: Text = { el: 'Γάστρα', en: 'Gastra' }
