import './labels.css'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatDate } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { traysIn } from '../ui/typed-number.ts'
import { type Labels, TrayLabel } from './label.tsx'
import { LabelLanguage } from './label-language.tsx'
import { useLabelPages } from './label-pages.ts'
import { useOverflow } from './overflow.ts'
import { printed } from './printed-words.ts'

/** The labels of a batch, seen as they are printed. */
export default function LabelsHere() {
  const { date = '', number = '' } = useParams()
  const [lang, setLang] = useState<Language>('el')
  const asked = useAnswer('batch-labels', { date, number: Number(number), lang })
  // Those of the other language would stand under this one's words, and could be printed.
  const answer = asked.isPlaceholderData ? { ...asked, data: undefined } : asked
  useLabelPages()
  return (
    <Answered answer={answer}>
      {labels => <Sheet key={`${labels.code} ${lang}`} {...{ labels, lang, setLang, date }} />}
    </Answered>
  )
}

type SheetProps = {
  labels: Labels
  lang: Language
  setLang: (lang: Language) => void
  date: string
}

function Sheet({ labels, lang, setLang, date }: SheetProps) {
  const { labels: words } = useWords()
  const [typed, setTyped] = useState(() => labels.labels.map(({ trays }) => String(trays)))
  const { tooLong, refs } = useOverflow(labels.labels)
  const counts = typed.map((one, at) => (tooLong[at] ? 0 : traysIn(one)))
  const all = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const useBy = formatDate(labels.useBy, lang, 'long')
  return (
    <>
      <div className="print:hidden">
        <Title>{words.title(labels.code)}</Title>
        <p className="-mt-4 mb-5 text-muted">{words.paper}</p>
        <LabelLanguage lang={lang} choose={setLang} />
        <div className="my-5 flex flex-wrap gap-4">
          <Button
            size="lg"
            disabled={all === 0 || counts.includes(null)}
            onClick={() => globalThis.print()}
          >
            {words.print(all)}
          </Button>
          <Link
            to={`/kitchen?date=${date}`}
            className="flex min-h-12 items-center px-3 font-medium underline underline-offset-4"
          >
            {words.back}
          </Link>
        </div>
      </div>
      <ul className="grid gap-8 print:block">
        {labels.labels.map((label, at) => (
          <li key={label.code}>
            <Above
              {...{ label }}
              typed={typed[at] ?? ''}
              type={one => setTyped(typed.with(at, one))}
              isTooLong={tooLong[at] === true}
            />
            {Array.from({ length: Math.max(1, counts[at] ?? 0) }, (_, copy) => (
              <div
                key={copy}
                className={`label-page ${copy > 0 ? 'hidden print:block' : counts[at] ? '' : 'print:hidden'}`}
              >
                <TrayLabel
                  ref={copy === 0 ? refs[at] : undefined}
                  {...{ label, lang, useBy, batch: labels.code, words: printed[lang] }}
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

function Above({
  label,
  typed,
  type,
  isTooLong,
}: {
  label: Labels['labels'][number]
  typed: string
  type: (typed: string) => void
  isTooLong: boolean
}) {
  const { labels: words } = useWords()
  const lang = useLanguage()
  return (
    <div className="mb-3 max-w-sm space-y-3 print:hidden">
      <TextField
        label={words.amount(label.portionName[lang])}
        name={label.code}
        value={typed}
        onChange={type}
        inputMode="numeric"
        autoComplete="off"
        error={traysIn(typed) === null ? words.amountRule : undefined}
      />
      {label.isChanged && <Notice kind="warning">{words.changed}</Notice>}
      {isTooLong && <Notice kind="error">{words.tooLong}</Notice>}
    </div>
  )
}
