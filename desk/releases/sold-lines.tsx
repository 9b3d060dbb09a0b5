import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { namesOf } from '../ui/allergen-names.ts'
import { type Column, List } from '../ui/list.tsx'

type Line = NonNullable<Output<'release-one'>['gate']>['touched'][number]

/** What can be done with the release stands below them, and is not to be far. */
const shownAtFirst = 12

export default function SoldLines({
  touched,
  allergens,
}: {
  touched: readonly Line[]
  allergens: Output<'release-one'>['allergens']
}) {
  const { catalogue } = useWords()
  const portionName = usePortionName()
  const lang = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const columns: readonly Column<Line>[] = [
    {
      name: 'order',
      title: catalogue.order,
      cell: ({ number }) => (
        <Link to={`/orders/${number}`} className="link font-semibold tabular-nums">
          {number}
        </Link>
      ),
    },
    { name: 'day', title: catalogue.day, cell: ({ date }) => formatDate(date, lang, 'short') },
    {
      name: 'dish',
      title: catalogue.dish,
      cell: ({ amount, name, portion }) => `${amount} × ${name[lang]}, ${portionName(portion)}`,
    },
    {
      name: 'why',
      title: catalogue.why,
      cell: ({ reason, gains }) =>
        `${catalogue.reasons[reason]} ${namesOf(gains, allergens, lang)}`.trim(),
    },
  ]
  return (
    <section className="space-y-4">
      <Notice kind="warning" title={catalogue.gate}>
        {catalogue.gateText}
      </Notice>
      <List
        title={catalogue.gate}
        columns={columns}
        rows={isWhole ? touched : touched.slice(0, shownAtFirst)}
        idOf={({ deliveryId, buildId }) => `${deliveryId} ${buildId}`}
      />
      {!isWhole && touched.length > shownAtFirst && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          {catalogue.soldAll(touched.length)}
        </Button>
      )}
    </section>
  )
}
