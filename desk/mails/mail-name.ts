import { useWords } from '../text/words.ts'

/** What the shop's people call a mail. */
export function useMailName(): (code: string) => string {
  const { customers, orders } = useWords()
  const names: Partial<Record<string, string>> = { ...customers.mail, ...orders.mail }
  return code => names[code] ?? code
}
