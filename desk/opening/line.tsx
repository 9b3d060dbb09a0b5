import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { Link } from 'react-router'
import { formatMoney } from '#shop/money.ts'
import type { OpeningCode } from '#shop/opening.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'

type Line = Output<'opening-one'>['lines'][number]

/** Where the staff room does it. What is a file or a setting has what to type instead. */
const places: Partial<Record<OpeningCode, string>> = {
  name: '/words/brand',
  legal: '/words/legal',
  area: '/terms/areas',
  windows: '/terms/places',
  fees: '/terms',
  dish: '/dishes',
  pictures: '/dishes',
  plans: '/terms',
  logo: '/pictures?of=logo',
  texts: '/words/policies',
  documents: '/money?part=documents',
  order: '/orders',
}
const typed: Partial<Record<OpeningCode, readonly string[]>> = {
  mails: ['SMTP_URL=', 'MAIL_FROM='],
  payments: [
    'VIVA_CLIENT_ID= VIVA_CLIENT_SECRET= VIVA_MERCHANT_ID= VIVA_API_KEY=',
    'EPAY_ACQUIRER_ID= EPAY_MERCHANT_ID= EPAY_POS_ID= EPAY_USER= EPAY_PASSWORD=',
    'STRIPE_SECRET_KEY= STRIPE_WEBHOOK_SECRET=',
  ],
  backup: ['npm run backup -- FILE'],
}
const looks = {
  done: { Icon: CircleCheck, colour: 'text-success' },
  missing: { Icon: CircleAlert, colour: 'text-error' },
  advised: { Icon: CircleDashed, colour: 'text-muted' },
} as const

/** One thing that a new shop needs: how it stands, why it matters, and where it is done. */
export function OpeningLine({ line }: { line: Line }) {
  const { opening } = useWords()
  const { code, isDone, isNeeded } = line
  const { title, why, done, open } = opening.lines[code]
  const { list, count } = useTold(line)
  // The test provider is enough for a rehearsal, but real keys are still needed.
  const isSettled = isDone && !(code === 'payments' && line.figures[0] === 1)
  const state = isSettled ? 'done' : isNeeded && !isDone ? 'missing' : 'advised'
  const { Icon, colour } = looks[state]
  const to = places[code]
  return (
    <li className="flex gap-3 px-5 py-4">
      <Icon size={22} aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          {to ? (
            <Link to={to} className="-my-2.5 py-2.5 font-semibold underline underline-offset-4">
              {title}
            </Link>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <span className={`text-sm ${colour}`}>{opening.states[state]}</span>
        </p>
        <p className="mt-0.5 wrap-anywhere">{(isSettled ? done : open)(list, count)}</p>
        {!isSettled && <Typed lines={typed[code] ?? []} />}
        <p className="mt-1 text-sm text-muted">{why}</p>
      </div>
    </li>
  )
}

function Typed({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <pre className="mt-2 rounded-field bg-sand px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">
      <code>{lines.join('\n')}</code>
    </pre>
  )
}

const most = 3

/** What the sentence of a line names, in the reader's words. */
function useTold({ code, isDone, names, words: told, figures }: Line) {
  const { opening, words } = useWords()
  const lang = useLanguage()
  const [first = 0, second = 0] = figures
  if (code === 'fees') return { list: formatMoney(first), count: second }
  if (code === 'languages') return { list: '', count: told.length }
  if (code === 'legal' && !isDone) return { list: told.map(fieldOf).join(', '), count: 0 }
  if (code === 'payments') return { list: told.map(providerOf).join(', '), count: 0 }
  const all = names.length > 0 ? names.map(name => name[lang]) : told
  const rest = all.length - most
  const shown = all.slice(0, most).join(', ')
  return { list: rest > 0 ? `${shown} ${opening.more(rest)}` : shown, count: first }

  function fieldOf(field: string): string {
    const fields: Partial<Record<string, string>> = words.fields
    return fields[field] ?? field
  }
  function providerOf(name: string): string {
    const providers: Partial<Record<string, string>> = opening.providers
    return providers[name] ?? name
  }
}
