import type { FieldChange, Json } from '#shop/staff-room/merge.ts'
import { useLanguage } from '../../app/text/language.ts'
import { plainNumber } from '../offer/written.ts'
import { useWords } from '../text/words.ts'
import { changedWords } from './changed-words.ts'
import { fieldName } from './wording.ts'

/** What differs between two versions of a thing, field by field, words that went and came marked. */
export default function Differences({ changes }: { changes: readonly FieldChange[] }) {
  const { words } = useWords()
  const lang = useLanguage()
  const plain = (value: Json): string => {
    if (value === undefined || value === null) return ''
    if (typeof value === 'number') return plainNumber(value, lang)
    return typeof value === 'object' ? Object.values(value).map(plain).join(' · ') : String(value)
  }
  if (changes.length === 0) return <p className="text-muted">{words.noChanges}</p>
  return (
    <ul className="space-y-3">
      {changes.map(change => (
        <li key={change.field}>
          <p className="text-sm text-muted">{fieldName(change.field, words)}</p>
          <p className="wrap-anywhere whitespace-pre-wrap tabular-nums">
            {changedWords(plain(change.from), plain(change.to)).map(
              ({ value, added, removed }, at) => {
                if (removed)
                  return (
                    <del key={at} className="bg-terracotta-soft px-0.5 text-muted">
                      {value}
                    </del>
                  )
                return added ? (
                  <ins key={at} className="bg-basil-soft px-0.5 font-medium no-underline">
                    {value}
                  </ins>
                ) : (
                  value
                )
              },
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
