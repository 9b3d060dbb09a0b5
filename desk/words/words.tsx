import { Link } from 'react-router'
import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'

type Row = Output<'words-collection'>[number]

const groups = [
  [
    'pages',
    [
      'home',
      'faq',
      'policies',
      'promo-banner',
      'how-it-works',
      'plan-goals',
      'plan-rules',
      'corporate',
      'notices',
    ],
  ],
  ['mails', ['emails']],
  ['shop', ['brand', 'legal', 'manifest']],
] as const

/** All that the shop says, by where people read it. */
export default function AllWords() {
  const { words } = useWords()
  const answer = useAnswer('words-collection', {})
  return (
    <>
      <Title>{words.title}</Title>
      <Answered answer={answer}>
        {rows =>
          groups.map(([group, names]) => (
            <section key={group} className="mb-8">
              <h2 className="mb-3 text-xl">{words.groups[group]}</h2>
              <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
                {names.map(name => (
                  <One key={name} row={rows.find(row => row.name === name)} />
                ))}
                {group === 'shop' && (
                  <li className="px-5 py-3">
                    <Link to="/pictures" className="link py-1.5 font-semibold">
                      {words.pictures}
                    </Link>
                  </li>
                )}
              </ul>
            </section>
          ))
        }
      </Answered>
    </>
  )
}

function One({ row }: { row: Row | undefined }) {
  const { words } = useWords()
  const lang = useLanguage()
  if (!row) return null
  const { name, isOwn, drafts, last } = row
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
      <Link to={`/words/${name}`} className="link py-1.5 font-semibold">
        {words.names[name]}
      </Link>
      <span className="text-sm text-muted">
        {drafts > 0 && <span className="text-ink">{words.drafts(drafts)} · </span>}
        {last
          ? words.lastBy(last.by, formatDateTime(last.at, lang))
          : isOwn
            ? words.own
            : words.standard}
      </span>
    </li>
  )
}
