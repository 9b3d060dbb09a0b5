import { useSearchParams } from 'react-router'
import { isDate } from '#shop/schedule/schedule.ts'
import { NearDays } from '../day/near-days.tsx'
import { UnseenChanges } from '../day/unseen.tsx'
import { useOutbox } from '../outbox/outbox.ts'
import { Unsent } from '../outbox/unsent.tsx'
import { isOf, type Waiting } from '../outbox/waiting.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Packing, PackingBag } from './answer.ts'
import { BagList } from './bag-list.tsx'
import { OneBag } from './one-bag.tsx'

/** The bags of a day, and one of them at a time, for people in gloves who read it from the table. */
export default function PackingHere() {
  const { frame } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date') ?? ''
  const date = isDate(asked) ? asked : undefined
  const chosen = Number(search.get('bag') ?? 0)
  const outbox = useOutbox()
  const answer = useAnswer('packing-one', date ? { date } : {})
  return (
    <>
      <Title>{frame.screens.packing}</Title>
      <Answered answer={answer}>
        {answered => {
          const packing = { ...answered, bags: closedHere(answered, outbox) }
          const bag = packing.bags.find(({ bag }) => bag === chosen)
          const open = (bag: number | null) =>
            setSearch({ date: packing.date, ...(bag !== null && { bag: String(bag) }) })
          return (
            <>
              {!bag && <NearDays days={packing} choose={date => setSearch({ date })} />}
              <Unsent />
              <UnseenChanges day={packing} list="pack" />
              {bag ? (
                <OneBag key={bag.delivery} bag={bag} packing={packing} open={open} />
              ) : (
                <BagList packing={packing} open={open} />
              )}
            </>
          )
        }}
      </Answered>
    </>
  )
}

/** The bags; one whose closing waits on this device counts as closed. */
function closedHere({ date, bags }: Packing, outbox: readonly Waiting[]): PackingBag[] {
  const closed = new Map(
    outbox.flatMap(one =>
      isOf(one, 'bag-close') && one.input.date === date && one.refused === undefined
        ? [[one.input.delivery, one.at] as const]
        : [],
    ),
  )
  return bags.map(bag => {
    const closedAt = closed.get(bag.delivery)
    return closedAt ? { ...bag, state: 'closed', closedAt } : bag
  })
}
