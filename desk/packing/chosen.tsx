import { useEffect } from 'react'
import type { Packing, PackingBag } from './answer.ts'
import type { Office } from './offices.ts'
import { OneBag } from './one-bag.tsx'
import { OneOffice } from './one-office.tsx'

export type ChosenProps = {
  readonly packing: Packing
  readonly bag: PackingBag | undefined
  readonly office: Office | undefined
  readonly show: (bag: PackingBag | undefined, office: Office | undefined) => void
}

/** The bag or the office that was chosen from the list. It loads after the list. */
export default function Chosen({ packing, bag, office, show }: ChosenProps) {
  const { bags } = packing
  // Scrolled as far as the bag before, a phone would hide whose bag this is. `void`: newer browsers answer a
  // promise, which React would take for the effect's end.
  useEffect(() => void window.scrollTo(0, 0), [bag?.delivery, office?.id])
  const back = () => show(undefined, bag && office)
  function open(wanted: number) {
    const next = bags.find(({ bag }) => bag === wanted)
    show(next, next && office?.bags.includes(next) ? office : undefined)
  }
  if (bag)
    return (
      <OneBag
        key={bag.delivery}
        {...{ bag, packing, open, back }}
        next={() => show(office ? undefined : nextOf(bag, bags), office)}
      />
    )
  return office && <OneOffice {...{ office, packing, open, back }} />
}

function nextOf({ delivery }: PackingBag, bags: readonly PackingBag[]): PackingBag | undefined {
  const at = bags.findIndex(one => one.delivery === delivery)
  const rest = [...bags.slice(at + 1), ...bags.slice(0, at)]
  return rest.find(({ state }) => state !== 'closed')
}
