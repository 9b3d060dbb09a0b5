import { Link } from 'react-router'
import { formatDate, formatTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { plainNumber } from '../ui/typed-number.ts'
import type { DishOfDay } from './answer.ts'

/** The batches of a dish with their codes, the newest first. */
export function Batches({ dish: { batches }, date }: { dish: DishOfDay; date: string }) {
  const { kitchen: words } = useWords()
  const lang = useLanguage()
  if (batches.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-1 text-sm text-muted">{words.batches}</h3>
      <ul className="divide-y divide-line border-t border-line">
        {batches.toReversed().map(({ number, code, begunAt, endedAt, useBy, core, builds }) => (
          <li
            key={number}
            id={`batch-${code}`}
            className="flex flex-wrap items-center justify-between gap-x-4 py-2 tabular-nums"
          >
            <span className="font-semibold">{code}</span>
            <Link
              to={`/kitchen/${date}/${number}`}
              aria-label={`${words.labels}, ${code}`}
              className="flex min-h-11 items-center px-2 font-medium underline underline-offset-4"
            >
              {words.labels}
            </Link>
            <span>
              {endedAt
                ? words.endedAt(formatTime(Date.parse(endedAt), lang))
                : words.begunAt(formatTime(Date.parse(begunAt), lang))}
              {' · '}
              {words.ofSold(
                builds.reduce((sum, { made }) => sum + (made ?? 0), 0),
                builds.reduce((sum, { trays }) => sum + trays, 0),
              )}
            </span>
            <span className="text-muted">
              {words.useBy(formatDate(useBy, lang, 'short'))}
              {core !== null && ` · ${words.coreWas(plainNumber(core, lang))}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
