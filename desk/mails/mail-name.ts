import { useWords } from '../text/words.ts'

/** What the shop's people call a mail. */
export function useMailName(): (code: string) => string {
  const { mails } = useWords()
  const names: Partial<Record<string, string>> = mails.names
  return code => names[code] ?? code
}
