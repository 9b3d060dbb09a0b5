import { Notice } from '#ui/notice.tsx'
import type { Refused } from '../call.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'

export function Refusal({ of: error }: { of: Refused | null }) {
  const sentenceOf = useRefusalSentence()
  return error && <Notice kind="error">{sentenceOf(error)}</Notice>
}
