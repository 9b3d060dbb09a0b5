import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import type { House } from '#shop/route/stops.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { type Cuts, cutHouses, cutInTwo, cutsOf, isPart, wholeOf } from './cuts.ts'
import { Left } from './left.tsx'
import { nextKey, Plan, type Routes, reckoned, type Van, vansOf, type Window } from './plan.ts'
import { RouteMap } from './route-map.tsx'
import { Save } from './save.tsx'
import { useSharing } from './use-sharing.ts'
import { VanCard } from './van-card.tsx'

/** The vans of a window with their stops, beside a map of all. */
export function Planner({ routes, window: whole }: { routes: Routes; window: Window }) {
  const { routes: words } = useWords()
  const lang = useLanguage()
  const [cuts, setCuts] = useState<Cuts>(() => cutsOf(whole))
  const window = useMemo(() => ({ ...whole, houses: cutHouses(whole.houses, cuts) }), [whole, cuts])
  const [vans, setVans] = useState(() => vansOf(window, routes.drivers))
  const [startId, setStart] = useState(window.saved?.start ?? routes.starts[0]?.id ?? '')
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const start = routes.starts.find(({ id }) => id === startId) ?? routes.starts[0]
  const travel = useAnswer(
    'routes-travel',
    { date: routes.date, timePeriodId: whole.id, start: start?.id ?? '' },
    { every: false, enabled: start !== undefined },
  )
  const driving = travel.data ?? reckoned
  const plan = useMemo(
    () => start && new Plan(vans, window, start, driving),
    [vans, window, start, driving],
  )
  const { isSharing, share, end } = useSharing({
    done: (next, left) => {
      setVans(next)
      setSaid(left > 0 ? words.leftOver(left) : words.shared)
    },
    fail: () => setSaid(words.notShared),
  })
  if (!plan || !start) return <Notice kind="info" title={words.noStart} />

  /** Ends the sharing out, which began from the vans before and would bring them back. */
  function set(next: readonly Van[], text = '') {
    end()
    setVans([...next])
    setSaid(isSharing ? words.notShared : text)
  }

  /** What a moved stop costs is said at once. */
  function change(next: readonly Van[]) {
    if (!plan || !start) return
    const after = new Plan(next, window, start, driving)
    const isMoved = String(after.ids) !== String(plan.ids)
    set(next, isMoved ? words.costs(after.total() - plan.total()) : '')
  }

  function cut(house: House) {
    if (!plan) return
    setCuts(cutInTwo(cuts, house))
    set(plan.vans, words.cutSaid)
  }

  function join(house: House) {
    if (!plan) return
    const own = wholeOf(house, whole.houses)?.deliveries ?? []
    setCuts(cuts.filter(part => part.every(one => !own.includes(one))))
    set(plan.join(house, own), words.joinSaid)
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid gap-4 lg:order-2">
        <div className="lg:sticky lg:top-4">
          <RouteMap {...{ plan, start, shown, starts: routes.starts, map: routes.map }} />
          {routes.map && <p className="mt-1 text-sm text-muted">{routes.map.attribution}</p>}
        </div>
      </div>
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <div className="min-w-56 flex-1">
            <Select
              label={words.start}
              value={startId}
              onChange={setStart}
              options={routes.starts.map(({ id, name }) => ({ value: id, label: name[lang] }))}
            />
          </div>
          <Button busy={isSharing} onClick={() => share(plan)}>
            {isSharing ? words.sharing : words.share}
          </Button>
        </div>
        <p role="status" className="min-h-7 font-semibold">
          {said}
        </p>
        <Left plan={plan} window={window} change={change} say={setSaid} />
        <ol className="grid gap-4">
          {plan.vans.map((van, at) => (
            <VanCard
              key={van.key}
              plan={plan}
              at={at}
              window={window}
              drivers={routes.drivers}
              change={change}
              show={setShown}
              cut={cut}
              join={join}
              isPart={house => isPart(house, whole)}
            />
          ))}
        </ol>
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => set([...plan.vans, another(plan.vans, window)])}
        >
          <Plus size={20} aria-hidden="true" />
          {words.add}
        </Button>
        <Save
          plan={plan}
          start={start.id}
          date={routes.date}
          window={window}
          takeTheirs={saved => {
            const next = cutsOf(whole)
            setCuts(next)
            const cutNow = { ...whole, houses: cutHouses(whole.houses, next) }
            set(vansOf(cutNow, routes.drivers, nextKey(plan.vans)))
            setStart(saved.start)
          }}
        />
      </div>
    </div>
  )
}

function another(vans: readonly Van[], window: Window): Van {
  const [first] = vansOf({ ...window, saved: null }, [])
  const { bags, minutes } = vans.at(-1) ?? first ?? { bags: 1, minutes: 60 }
  const key = nextKey(vans)
  return { ...{ key, bags, minutes }, driver: null, stops: [], isLocked: false, pinned: 0 }
}
