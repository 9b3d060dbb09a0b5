import { useWords } from '../text/words.ts'

export function useMailName(): (code: string) => string {
  const { mails } = useWords()
  const names: Partial<Record<string, string>> = mails.names
  return code => names[code] ?? code
}
