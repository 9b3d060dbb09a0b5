import type { Refused } from './call.ts'
import { useWords } from './text/words.ts'

/** What went wrong, as a sentence: the server's own, or why it could not be reached. */
export function useRefusalSentence(): (error: Refused) => string {
  const { frame } = useWords()
  return ({ code, message }) => {
    if (message) return message
    return code === 'network-error' || code === 'timeout' ? frame[code] : frame.unavailable
  }
}
