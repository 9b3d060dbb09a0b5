import { useEffect, useEffectEvent, useState } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { type DayBuilds, loadDayBuilds } from '../menu/day-builds.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { copied } from './contents.ts'
import type { Writing } from './writing.ts'

export type CopyProps = {
  open: boolean
  close: () => void
  cart: CartAnswer
  deliveries: readonly ScheduleMenuAnswer[]
  delivery: ScheduleMenuAnswer
  writing: Writing
}

/** Keeps which deliveries are ticked, and computes what each would receive. */
export function useCopies(
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

/** The offers of each other delivery's day; null until all have answered. */
export function useOffersOf({ open, close, cart, deliveries, delivery }: CopyProps) {
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
