import { useState } from 'react'
import { isSame, type Json } from '#shop/merge/merge.ts'
import type { WrittenSpot, WrittenWindow } from '#shop/publishing/places-form.ts'
import type { PieceKind } from '#shop/publishing/release.ts'
import type { Output } from '../call.ts'
import { useRelease } from '../releases/save-all.tsx'
import type { Place } from './edited.ts'

export type View = Output<'places-one'>
export type Kind = 'window' | 'spot'

/** Windows and counters as the release has them, below what was changed here. */
export function usePlaces(view: View) {
  const { placesOf, ...edits } = useEdits({ window: view.windows, spot: view.spots })
  const windows = placesOf<WrittenWindow>('window').filter(({ live, value }) => live ?? value)
  const spots = placesOf<WrittenSpot>('spot').filter(({ live, value }) => live ?? value)
  return { windows, spots, ...edits }
}

type Listed = View['windows']

/** Things of several kinds as the release has them, below what was changed here. */
export function useEdits<Of extends PieceKind>(lists: Readonly<Record<Of, Listed>>) {
  type Edit = { readonly kind: Of; readonly seen: Json; readonly value: Json }
  const { releaseId } = useRelease()
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const seenOf = (kind: Of, id: string): Json => {
    const found = lists[kind].find(one => one.id === id)
    const own = found?.drafts.find(draft => draft.releaseId === releaseId)
    return ((own ? own.value : found?.live) ?? null) as Json
  }
  const write = (kind: Of, id: string, value: Json) =>
    setEdits(now => {
      const known = now.get(`${kind} ${id}`)
      const seen = known ? known.seen : seenOf(kind, id)
      return new Map([...now, [`${kind} ${id}`, { kind, seen, value }]])
    })
  const forget = (kind: string, id: string) =>
    setEdits(now => new Map([...now].filter(([key]) => key !== `${kind} ${id}`)))
  const placesOf = <Value>(kind: Of): Place<Value>[] => {
    const known = new Map(lists[kind].map(one => [one.id, one]))
    const fresh = [...edits].flatMap(([key, edit]) =>
      edit.kind === kind ? [key.slice(kind.length + 1)] : [],
    )
    return [...new Set([...known.keys(), ...fresh])].map(id => {
      const edit = edits.get(`${kind} ${id}`)
      const live = (known.get(id)?.live ?? null) as Value | null
      const value = (edit ? edit.value : seenOf(kind, id)) as Value | null
      return { id, live, value, sold: known.get(id)?.sold ?? 0 }
    })
  }
  const pieces = [...edits].flatMap(([key, { kind, seen, value }]) =>
    isSame(seen, value) ? [] : [{ kind, piece: key.slice(kind.length + 1), seen, value }],
  )
  return {
    ...{ placesOf, pieces, write, forget },
    actsOn: (kind: Of, { id, live }: Place<unknown>) => ({
      end: () =>
        live === null && seenOf(kind, id) === null ? forget(kind, id) : write(kind, id, null),
      back: () => write(kind, id, (live ?? seenOf(kind, id)) as Json),
    }),
  }
}
