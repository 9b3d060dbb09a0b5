import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { DragEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'
import { timeAfter } from './hours.ts'
import { Limits } from './limits.tsx'
import type { Plan, Routes, Van, Window } from './plan.ts'
import { dragged, type StopActs, StopRow } from './stop-row.tsx'
import './routes.css'

/** One van: who drives it, how long it is out, and its stops, which are moved by drag, buttons or keys. */
export function VanCard({
  plan,
  at,
  window,
  drivers,
  change,
  ...acts
}: {
  plan: Plan
  at: number
  window: Window
  drivers: Routes['drivers']
  change: (vans: readonly Van[]) => void
} & StopActs) {
  const { routes: words } = useWords()
  const van = plan.vans[at]
  const houses = plan.routes[at] ?? []
  const { minutes = 0, bags = 0 } = plan.lengths()[at] ?? {}
  if (!van) return null
  const set = (more: Partial<Van>) =>
    change(plan.vans.map((one, index) => (index === at ? { ...one, ...more } : one)))
  const arrivals = plan.arrivals(at)
  const name = words.van(at + 1)
  const LockIcon = van.isLocked ? Lock : LockOpen
  const dropAt = (place: number) => ({
    onDragOver: (event: DragEvent) =>
      event.dataTransfer.types.includes(dragged) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      change(plan.move(event.dataTransfer.getData(dragged), at, place))
    },
  })
  return (
    <li
      className="rounded-card border border-line bg-card p-4 shadow-card"
      {...dropAt(Number.POSITIVE_INFINITY)}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <VanMark at={at}>{at + 1}</VanMark>
        <h2 className="flex-1 text-lg sm:flex-none">{name}</h2>
        <p className="flex-1 text-muted tabular-nums max-sm:order-last max-sm:basis-full">
          {words.length(Math.round(minutes), houses.length, bags)}
        </p>
        <Button
          size="sm"
          variant="quiet"
          aria-pressed={van.isLocked}
          aria-label={words.lock(name)}
          onClick={() => set({ isLocked: !van.isLocked })}
        >
          <LockIcon size={20} aria-hidden="true" />
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.remove(name)}
          onClick={() => change(plan.vans.filter((_, index) => index !== at))}
        >
          <Trash2 size={20} aria-hidden="true" />
        </Button>
      </div>
      <Over isOver={minutes > van.minutes + 0.5}>
        {words.tooLong(Math.round(minutes - van.minutes))}
      </Over>
      <Over isOver={bags > van.bags}>{words.tooFull(bags - van.bags)}</Over>
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-2">
        <Select
          label={words.driver}
          value={van.driver ?? 'none'}
          onChange={driver => set({ driver: driver === 'none' ? null : driver })}
          options={[
            { value: 'none', label: words.nobody },
            ...drivers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Limits van={van} set={set} />
      </div>
      <ol className="mt-3 divide-y divide-line">
        {houses.map((house, place) => (
          <StopRow
            key={house.id}
            {...{ plan, house, place, window, change, ...acts }}
            pin={pinned => set({ pinned })}
            van={at}
            time={timeAfter(window.from, arrivals[place] ?? 0)}
            drop={dropAt(place)}
          />
        ))}
      </ol>
    </li>
  )
}

function VanMark({ at, children }: { at: number; children: ReactNode }) {
  return (
    <span
      className={`van-${at % 8} flex size-9 shrink-0 items-center justify-center rounded-full bg-(--van) font-semibold text-white`}
    >
      {children}
    </span>
  )
}

function Over({ isOver, children }: { isOver: boolean; children: ReactNode }) {
  if (!isOver) return null
  return (
    <p className="mt-2 flex items-center gap-2 font-semibold text-warning">
      <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
      {children}
    </p>
  )
}
