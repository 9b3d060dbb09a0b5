import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Refused } from '../call.ts'
import { useRefusalSentence } from '../refusal-sentence.ts'
import { useWords } from '../text/words.ts'
import { Waiting } from './waiting.tsx'

/** What was answered; until then its place, and what is wrong where something is. Old news say so. */
export function Answered<Data>({
  answer,
  rows,
  children,
}: {
  answer: Pick<UseQueryResult<Data, Refused>, 'data' | 'error' | 'refetch'>
  /** As many as are most likely, where something stands below. */
  rows?: number
  children: (data: Data) => ReactNode
}) {
  const { frame } = useWords()
  const sentenceOf = useRefusalSentence()
  const { data, error, refetch } = answer
  const trouble = error && (
    <div className="mb-4">
      <Notice
        kind={data === undefined ? 'error' : 'warning'}
        action={
          <Button size="sm" variant="secondary" onClick={() => refetch()}>
            {frame.again}
          </Button>
        }
      >
        {data === undefined ? sentenceOf(error) : frame.late}
      </Notice>
    </div>
  )
  if (data === undefined) return trouble || <Waiting rows={rows} />
  return (
    <>
      {trouble}
      {children(data)}
    </>
  )
}
