import { useWords } from '../text/words.ts'

/** What a way to pay is called; a new one by its code. */
export function useWay(): (method: string) => string {
  const { money } = useWords()
  const ways: Partial<Record<string, string>> = money.ways
  return method => ways[method] ?? method
}
