import ArrowRight from 'lucide-react/icons/arrow-right'
import Funnel from 'lucide-react/icons/funnel'
import { Link } from 'react-router'
import { formatTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import { useChanged } from './changed.ts'
import { useSubject } from './subject.ts'

export type Deed = Output<'deed-collection'>[number]

/** One deed as a sentence, with what it changed and why. */
export function DeedEntry({ deed }: { deed: Deed }) {
  const { deeds } = useWords()
  const lang = useLanguage()
  const nameOf = useSubject()
  const { number, at, call, subject, reason, changes, names } = deed
  const who = deed.staffId === 'command' ? deeds.command : deed.staffName || deeds.somebody
  const sentences: Partial<Record<string, (subject: string) => string>> = deeds.sentences
  const what = nameOf(deed)
  const changed = useChanged()
  const isOne = call === 'drafts-write' && Object.keys(changes).length === 1
  const sentence = isOne ? 'draft-write' : call
  return (
    <li className="flex gap-x-5 border-line px-5 py-4 not-last:border-b max-sm:flex-col">
      <p className="w-14 shrink-0 text-muted tabular-nums">
        <time dateTime={at}>{formatTime(Date.parse(at), lang)}</time>
      </p>
      <div className="min-w-0 flex-1 space-y-1">
        <p>
          <span className="font-semibold">{who}</span>{' '}
          {sentences[sentence]?.(what) ?? `${call}: ${what}`}
        </p>
        {changed(changes, names).map(({ field, from, to }) => (
          <p key={field} className="text-sm text-muted wrap-anywhere">
            {to ? `${field}: ` : field}
            {from !== null && (
              <>
                <del className="no-underline">{from}</del>
                <ArrowRight size={13} aria-hidden="true" className="mx-1.5 inline" />
                <span className="sr-only"> {deeds.to} </span>
              </>
            )}
            <ins className="font-medium text-ink no-underline">{to}</ins>
          </p>
        ))}
        {reason && (
          <p className="text-sm">
            <span className="text-muted">{deeds.reason}:</span> {reason}
          </p>
        )}
      </div>
      <p className="flex shrink-0 items-center gap-3 self-start sm:-my-2">
        <span className="text-sm text-muted tabular-nums">{deeds.number(number)}</span>
        <Link
          to={`/deeds?subject=${encodeURIComponent(subject)}`}
          aria-label={`${deeds.number(number)}. ${deeds.only(what)}`}
          title={deeds.only(what)}
          className="grid size-11 place-items-center rounded-full text-muted hover:bg-basil-soft hover:text-basil focus-visible:rounded-full max-sm:-my-2"
        >
          <Funnel size={18} aria-hidden="true" />
        </Link>
      </p>
    </li>
  )
}
