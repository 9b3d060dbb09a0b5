import { formatDate, formatNumber } from '#shop/format.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import type { Blocked } from './filling.ts'
import { requiredOf } from './problem.ts'
import { proteinWithin } from './target.ts'

/** Names for each delivery the rule that keeps it from being filled, with its numbers. */
export function BlockedNotice({ blocked }: { blocked: readonly Blocked[] }) {
  const { fill } = useWords()
  const lang = useLanguage()
  return (
    <Notice kind="error" title={fill.blockedTitle}>
      <ul className="space-y-2 text-ink">
        {blocked.map(each => (
          <li key={each.delivery.id}>
            <span className="font-medium">
              {fill.blockedFor(formatDate(each.delivery.date, lang, 'long'))}
            </span>{' '}
            <Sentence {...each} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Sentence({ delivery, block }: Blocked) {
  const { fill } = useWords()
  const lang = useLanguage()
  if (block.blocked !== 'protein')
    return fill.blocked[block.blocked](block.type, block.missing, block.possible)
  const { floor, most } = block
  const aDay = proteinWithin(most, requiredOf(delivery))
  const number = (value: number) => formatNumber(Math.floor(value), lang)
  return fill.blocked.protein(formatNumber(Math.ceil(floor), lang), number(most), number(aDay))
}
