import '../labels/labels.css'
import { useEffect, useState } from 'react'
import { formatDate } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import { TrayLabel } from '../labels/label.tsx'
import { LabelLanguage } from '../labels/label-language.tsx'
import { useOverflow } from '../labels/overflow.ts'
import { printed } from '../labels/printed-words.ts'
import { usePortionName } from '../shop.ts'
import { useWords } from '../text/words.ts'
import type { DraftLabel } from './draft-labels.ts'

/**
 * The labels of a draft as they would be printed. All are drawn, the other languages out of sight, and
 * `report` hears how many are fuller than their paper.
 */
export default function LabelProof({
  labels,
  report,
}: {
  labels: readonly DraftLabel[]
  report: (tooLong: number) => void
}) {
  const { labels: words } = useWords()
  const portionName = usePortionName()
  const here = useLanguage()
  const offered = [...new Set(labels.map(({ lang }) => lang))]
  const [chosen, setChosen] = useState(here)
  const lang = offered.find(one => one === chosen) ?? offered[0] ?? here
  const { tooLong, refs } = useOverflow(labels)
  const count = tooLong.filter(Boolean).length
  useEffect(() => report(count), [count, report])
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{words.proof}</h2>
      {offered.length > 1 && <LabelLanguage lang={lang} choose={setChosen} />}
      <ul className="mt-4 flex flex-wrap gap-6">
        {labels.map(({ portion, lang: of, label, useBy, batch }, at) => (
          <li
            key={`${portion} ${of}`}
            // Out of sight, yet as large as on paper.
            className={of === lang ? 'max-w-full' : 'fixed -start-[200vw] top-0'}
            aria-hidden={of !== lang}
            inert={of !== lang}
          >
            <h3 className="mb-1 font-semibold">
              {portionName(portion)}
              {tooLong[at] && (
                <span className="ms-2 font-normal text-error">{words.tooLongShort}</span>
              )}
            </h3>
            <section
              className="max-w-full overflow-x-auto focus-visible:rounded-field"
              aria-label={`${words.proof}, ${portionName(portion)}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow screen scrolls it by keyboard
              tabIndex={0}
            >
              <TrayLabel
                ref={refs[at]}
                {...{
                  label,
                  batch,
                  lang: of,
                  words: printed[of],
                  useBy: formatDate(useBy, of, 'long'),
                }}
              />
            </section>
          </li>
        ))}
      </ul>
    </section>
  )
}
