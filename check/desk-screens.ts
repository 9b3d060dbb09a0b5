import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const text = readFileSync(join(import.meta.dirname, '../desk/screens.ts'), 'utf8')

/** The staff room's screens by their files, such as `orders/order.tsx`, each with the words it loads. */
export const deskScreens = text
  .split('words: [')
  .slice(1)
  .map(line => ({
    file: /import\('\.\/([^']+)'\)/.exec(line)?.[1] ?? '',
    words: [...line.slice(0, line.indexOf(']')).matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  }))
