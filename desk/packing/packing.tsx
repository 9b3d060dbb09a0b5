import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isDate } from '#shop/schedule/schedule.ts'
import { NearDays } from '../day/near-days.tsx'
import { stillUnseen } from '../day/still-unseen.ts'
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
import type { ChosenProps } from './chosen.tsx'
import { type Office, officesOf } from './offices.ts'

const loadChosen = () => import('./chosen.tsx')
const Chosen = lazy(loadChosen)

/** The bags of a day, and one of them or those of an office at a time, for people in gloves who read it from the table. */
export default function PackingHere() {
  const { frame } = useWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date') ?? ''
  const date = isDate(asked) ? asked : undefined
  const outbox = useOutbox()
  const answer = useAnswer('packing-one', date ? { date } : {})
  // Loads the screen of a bag before one is pressed.
  useEffect(() => void loadChosen().catch(() => {}), [])
  return (
    <>
      <Title>{frame.screens.packing}</Title>
      <Answered answer={answer}>
        {answered => {
          const packing = {
            ...answered,
            bags: closedHere(answered, outbox),
            unseen: stillUnseen(answered, outbox),
          }
          const { bag, office } = chosenIn(search, packing)
          const show: ChosenProps['show'] = (bag, office) =>
            setSearch(searchOf(packing.date, bag, office))
          return (
            <>
              {!bag && !office && <NearDays days={packing} choose={date => setSearch({ date })} />}
              <Unsent />
              <UnseenChanges day={packing} list="pack" />
              {bag || office ? (
                <Suspense>
                  <Chosen {...{ packing, bag, office, show }} />
                </Suspense>
              ) : (
                <BagList packing={packing} show={show} />
              )}
            </>
          )
        }}
      </Answered>
    </>
  )
}

function chosenIn(search: URLSearchParams, { bags }: Packing) {
  const number = Number(search.get('bag') ?? 0)
  const [id, window] = [search.get('office'), search.get('window')]
  return {
    bag: bags.find(({ bag }) => bag === number),
    office: officesOf(bags).find(one => one.id === id && one.window === window),
  }
}

function searchOf(date: string, bag: PackingBag | undefined, office: Office | undefined) {
  return {
    date,
    ...(office && { office: office.id, window: office.window }),
    ...(bag && { bag: String(bag.bag) }),
  }
}

/** The bags; one whose closing waits on this device counts as closed. */
function closedHere({ date, bags }: Packing, outbox: readonly Waiting[]): PackingBag[] {
  const closed = new Map(
    outbox.flatMap(one =>
      isOf(one, 'bag-close') && one.input.date === date && one.no === undefined
        ? [[one.input.delivery, one.at] as const]
        : [],
    ),
  )
  return bags.map(bag => {
    const closedAt = closed.get(bag.delivery)
    return closedAt ? { ...bag, state: 'closed', closedAt } : bag
  })
}
