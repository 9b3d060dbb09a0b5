import type { Names } from '#shop/lack/lack-text.ts'
import type { FieldChange } from '#shop/merge/merge.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { changedWords } from './changed-words.ts'
import { fieldName } from './field-name.ts'
import { plainValue } from './plain-value.ts'

/** What differs between two versions of a thing, field by field, words that went and came marked. */
export default function Differences({
  changes,
  names = {},
}: {
  changes: readonly FieldChange[]
  names?: Names
}) {
  const { words } = useWords()
  const lang = useLanguage()
  const how = { lang, codes: words.values, names }
  if (changes.length === 0) return <p className="text-muted">{words.noChanges}</p>
  return (
    <ul className="space-y-3">
      {changes.map(change => (
        <li key={change.field}>
          <p className="text-sm text-muted">{fieldName(change.field, words, names, lang)}</p>
          <p className="wrap-anywhere whitespace-pre-wrap tabular-nums">
            {changedWords(
              plainValue(change.from, change.field, how),
              plainValue(change.to, change.field, how),
            ).map(({ value, added, removed }, at) => {
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
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}
