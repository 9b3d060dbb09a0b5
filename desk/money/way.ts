import { useWords } from '../text/words.ts'

/** What a way to pay is called; a new one by its code. */
export function useWay(): (method: string) => string {
  const { orders } = useWords()
  const ways: Partial<Record<string, string>> = orders.ways
  return method => ways[method] ?? method
}
