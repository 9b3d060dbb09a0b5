import '../labels/labels.css'
import './bag-labels.css'
import { Link, useParams } from 'react-router'
import { formatDate, formatHours } from '#shop/format.ts'
import { foodCode } from '#shop/production/codes.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { byRoute } from '../day/by-route.ts'
import { useLabelPages } from '../labels/label-pages.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { Title } from '../ui/title.tsx'
import type { Packing, PackingBag } from './answer.ts'

/** A label for each bag of a window, in the order in which vans drive. */
export default function BagLabels() {
  const { date = '', window = '' } = useParams()
  const answer = useAnswer('packing-one', { date })
  useLabelPages()
  return <Answered answer={answer}>{packing => <Sheet packing={packing} of={window} />}</Answered>
}

function Sheet({ packing, of }: { packing: Packing; of: string }) {
  const { packing: words } = useWords()
  const lang = useLanguage()
  const { date } = packing
  const { from = '', to = '' } = packing.windows.find(({ id }) => id === of) ?? {}
  const bags = byRoute(
    packing.bags.filter(({ window }) => window === of).map(bag => ({ ...bag, from })),
  )
  const hours = formatHours(from, to)
  return (
    <>
      <div className="print:hidden">
        <Title>{words.labelsOf(hours)}</Title>
        <p className="-mt-4 mb-5 text-muted">{words.labelPaper}</p>
        <div className="my-5 flex flex-wrap gap-4">
          <Button size="lg" disabled={bags.length === 0} onClick={() => globalThis.print()}>
            {words.printLabels(bags.length)}
          </Button>
          <Link
            to={`/packing?date=${date}`}
            className="flex min-h-12 items-center px-3 font-medium underline underline-offset-4"
          >
            {words.back}
          </Link>
        </div>
      </div>
      {bags.length === 0 && <Notice kind="info" title={words.none} />}
      <ul className="grid gap-8 print:block">
        {bags.map(bag => (
          <li key={bag.delivery}>
            <div className="label-page">
              <BagLabel
                bag={bag}
                date={date}
                when={`${formatDate(date, lang, 'short')}, ${hours}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The number is read from two metres; the code opens the bag at the packing table. */
function BagLabel({ bag, date, when }: { bag: PackingBag; date: string; when: string }) {
  const { packing: words, day } = useWords()
  const lang = useLanguage()
  const { name, number, route, spot, lines } = bag
  const code = foodCode({ kind: 'bag', date, number: bag.bag })
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <article className="label bag-label flex flex-col justify-between border border-line">
      <div className="flex items-start justify-between">
        <h2>{bag.bag}</h2>
        <QrCode text={code} label={code} className="w-[24mm]! rounded-none!" />
      </div>
      <div>
        <p className="bag-route">
          {route
            ? words.place(route.van, route.stop)
            : spot.kind === 'delivery'
              ? null
              : spot.name[lang]}
        </p>
        <p className="flex justify-between">
          <strong>{name}</strong>
          <span>{when}</span>
        </p>
        <p className="flex justify-between">
          <span>
            {day.order(number)} · {day.pieces(pieces)}
          </span>
          <span>{code}</span>
        </p>
      </div>
    </article>
  )
}
