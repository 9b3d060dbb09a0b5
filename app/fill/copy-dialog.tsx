import { useEffect, useEffectEvent, useState } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Overlay } from '../dialog/overlay.tsx'
import { type DayBuilds, loadDayBuilds } from '../menu/day-builds.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { type Copied, copied } from './contents.ts'
import type { Writing } from './writing.ts'

type CopyProps = {
  open: boolean
  close: () => void
  cart: CartAnswer
  deliveries: readonly ScheduleMenuAnswer[]
  delivery: ScheduleMenuAnswer
  writing: Writing
}

/** Copies a delivery's meals into others; first names the meals that those cannot take. */
export default function CopyDialog(props: CopyProps) {
  const { open, close, delivery, writing } = props
  const { fill } = useWords()
  const lang = useLanguage()
  const offers = useOffersOf(props)
  const { others, targets, copies, copy, toggle } = useCopies(props, offers)
  return (
    <Overlay
      open={open}
      close={close}
      title={fill.copyTitle}
      side="right"
      end={
        <Button
          className="w-full"
          busy={writing.at !== null}
          disabled={!offers || targets.length === 0}
          onClick={() => void copy()}
        >
          {targets.length === 0 ? fill.copyNone : fill.copyButton(targets.length)}
        </Button>
      }
    >
      <p className="text-lg">{fill.copyText(formatDate(delivery.date, lang, 'long'))}</p>
      <fieldset className="mt-6">
        <legend className="font-semibold">{fill.copyTo}</legend>
        {offers ? (
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-card px-4">
            {others.map(each => (
              <li key={each.id} className="py-2">
                <Target
                  delivery={each}
                  copy={copies.get(each.id) ?? null}
                  checked={targets.includes(each)}
                  toggle={checked => toggle(each.id, checked)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-2">
            <p role="status" className="sr-only">
              {fill.copyLoading}
            </p>
            <Skeleton className="h-40 rounded-card" />
          </div>
        )}
      </fieldset>
    </Overlay>
  )
}

/** Keeps which deliveries are ticked, and computes what each would receive. */
function useCopies(
  { close, deliveries, delivery, writing }: CopyProps,
  offers: ReadonlyMap<string, DayBuilds> | null,
) {
  const { fill } = useWords()
  const others = deliveries.filter(({ id }) => id !== delivery.id)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  // Empty deliveries only: the customer must ask for any other to be replaced.
  const suggested = others.filter(({ items }) => items.length === 0).map(({ id }) => id)
  const targets = others.filter(({ id }) => (chosen ?? suggested).includes(id))
  const copies = new Map(
    others.flatMap(each => {
      const offered = offers?.get(each.id)
      const room = each.config.amounts['main-meal'][0]
      return offered ? [[each.id, copied(delivery.items, offered, room)] as const] : []
    }),
  )

  async function copy() {
    const wishes = targets.flatMap(({ id }) => {
      const contents = copies.get(id)?.contents
      return contents ? [{ scheduleMenuId: id, contents }] : []
    })
    if (await writing.write(wishes, fill.copied(wishes.length))) close()
  }

  function toggle(id: string, checked: boolean) {
    const ids = targets.map(target => target.id).filter(each => each !== id)
    setChosen(checked ? [...ids, id] : ids)
  }

  return { others, targets, copies, copy, toggle }
}

type TargetProps = {
  delivery: ScheduleMenuAnswer
  copy: Copied | null
  checked: boolean
  toggle: (checked: boolean) => void
}

function Target({ delivery, copy, checked, toggle }: TargetProps) {
  const { fill } = useWords()
  const lang = useLanguage()
  const { amounts, date } = delivery
  const notes = [
    copy && copy.notOffered.length > 0 && fill.notOffered(copy.notOffered.join(', ')),
    copy && copy.noRoom.length > 0 && fill.noRoom(copy.noRoom.join(', ')),
  ].filter(note => typeof note === 'string')
  return (
    <Checkbox
      checked={checked}
      onChange={toggle}
      label={
        <>
          <span className="font-medium">{formatDate(date, lang, 'long')}</span>
          <span className="block text-sm text-muted">
            {amounts.all === 0 ? fill.copyEmpty : fill.copyHolds(amounts.all)}
          </span>
          {notes.map(note => (
            <span key={note} className="block text-sm text-terracotta">
              {note}
            </span>
          ))}
        </>
      }
    />
  )
}

/** The offers of each other delivery's day; null until all have answered. */
function useOffersOf({ open, close, cart, deliveries, delivery }: CopyProps) {
  const { layout } = useWords()
  const [loaded, setLoaded] = useState<ReadonlyMap<string, DayBuilds> | null>(null)
  const ask = useEffectEvent(() =>
    deliveries
      .filter(({ id }) => id !== delivery.id)
      .map(async each => [each.id, await loadDayBuilds(cart.id, each)] as const),
  )
  const giveUp = useEffectEvent(() => {
    toast('error', layout.transport['network-error'])
    close()
  })
  useEffect(() => {
    if (!open) return
    let here = true
    const asked = ask()
    void Promise.all(asked).then(answers => {
      if (!here) return
      const offered = answers.flatMap(([id, offers]) => (offers ? [[id, offers] as const] : []))
      if (offered.length === asked.length) setLoaded(new Map(offered))
      else giveUp()
    })
    return () => {
      here = false
    }
  }, [open, delivery.id])
  return loaded
}
