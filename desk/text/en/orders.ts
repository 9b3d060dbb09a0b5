import type { Words } from '../el/index.ts'

export const orders: Words['orders'] = {
  title: number => `Order ${number}`,
}
