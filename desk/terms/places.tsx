import { lazy, Suspense, useState } from 'react'
import { isSame, type Json } from '#shop/merge.ts'
import { isSameDoor, leaves } from '#shop/publishing/gate-places.ts'
import type { WrittenSpot, WrittenWindow } from '#shop/publishing/places-form.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { SaveAll, useRelease } from '../offer/save-all.tsx'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Place } from './edited.ts'
import { PlaceRow } from './place-row.tsx'
import { Tabs } from './tabs.tsx'

const WindowDialog = lazy(() => import('./window-dialog.tsx'))
const SpotDialog = lazy(() => import('./spot-dialog.tsx'))

type View = Output<'places-one'>
type Kind = 'window' | 'spot'
type Edit = { readonly kind: Kind; readonly seen: Json; readonly value: Json }

/** When the shop brings and where people fetch, as drafts of a release. */
export default function Places() {
  const { terms } = useWords()
  const answer = useAnswer('places-one', {})
  const { releaseId } = useRelease()
  return (
    <>
      <Title>{terms.windowChange}</Title>
      <Tabs releaseId={releaseId} />
      <Answered answer={answer}>{view => <Editor view={view} />}</Answered>
    </>
  )
}

function Editor({ view }: { view: View }) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { releaseId } = useRelease()
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const [open, setOpen] = useState<{ readonly kind: Kind; readonly id: string | null } | null>(null)
  const seenOf = (kind: Kind, id: string): Json => {
    const found = view[`${kind}s`].find(one => one.id === id)
    const own = found?.drafts.find(draft => draft.releaseId === releaseId)
    return ((own ? own.value : found?.live) ?? null) as Json
  }
  const write = (kind: Kind, id: string, value: Json) =>
    setEdits(now => {
      const known = now.get(`${kind} ${id}`)
      const seen = known ? known.seen : seenOf(kind, id)
      return new Map([...now, [`${kind} ${id}`, { kind, seen, value }]])
    })
  const forget = (kind: string, id: string) =>
    setEdits(now => new Map([...now].filter(([key]) => key !== `${kind} ${id}`)))
  const placesOf = <Value,>(kind: Kind): Place<Value>[] => {
    const known = new Map(view[`${kind}s`].map(one => [one.id, one]))
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
  const windows = placesOf<WrittenWindow>('window').filter(({ live, value }) => live ?? value)
  const spots = placesOf<WrittenSpot>('spot').filter(({ live, value }) => live ?? value)
  const pieces = [...edits].flatMap(([key, { kind, seen, value }]) =>
    isSame(seen, value) ? [] : [{ kind, piece: key.slice(kind.length + 1), seen, value }],
  )
  const acts = (kind: Kind, { id, live }: Place<unknown>) => ({
    edit: () => setOpen({ kind, id }),
    end: () =>
      live === null && seenOf(kind, id) === null ? forget(kind, id) : write(kind, id, null),
    back: () => write(kind, id, (live ?? seenOf(kind, id)) as Json),
  })
  const close = () => setOpen(null)
  const put = (kind: Kind) => (id: string, value: unknown) => {
    write(kind, id, value as Json)
    close()
  }
  return (
    <div className="space-y-12">
      <section>
        <h2 className="mb-1 text-xl">{terms.windows}</h2>
        <p className="mb-4 max-w-2xl text-muted">{terms.windowsText}</p>
        <ul className="mb-4 grid max-w-4xl gap-4 sm:grid-cols-2">
          {windows.map(place => {
            const shown = place.value ?? place.live
            const said = shown ? `${shown.from} – ${shown.to}` : ''
            return (
              <PlaceRow
                key={place.id}
                place={place}
                name={said}
                text={shown ? terms.codes[shown.code] : ''}
                isTouched={place.live !== null && leaves(place.live, place.value)}
                {...acts('window', place)}
              />
            )
          })}
        </ul>
        <Button variant="secondary" onClick={() => setOpen({ kind: 'window', id: null })}>
          {terms.addWindow}
        </Button>
      </section>
      <section>
        <h2 className="mb-4 text-xl">{terms.spots}</h2>
        {spots.length === 0 && <p className="mb-4 text-muted">{terms.noSpots}</p>}
        <ul className="mb-4 grid max-w-4xl gap-4 sm:grid-cols-2">
          {spots.map(place => {
            const { name, address, hours } = place.value ?? place.live ?? {}
            const street = address && `${address.street[lang]} ${address.number}`
            return (
              <PlaceRow
                key={place.id}
                place={place}
                name={name?.[lang] ?? ''}
                text={[street, address?.municipality[lang], hours?.[lang]]
                  .filter(Boolean)
                  .join(', ')}
                isTouched={
                  place.live !== null &&
                  !(place.value && isSameDoor(place.live.address, place.value.address))
                }
                {...acts('spot', place)}
              />
            )
          })}
        </ul>
        <Button variant="secondary" onClick={() => setOpen({ kind: 'spot', id: null })}>
          {terms.addSpot}
        </Button>
      </section>
      <SaveAll
        title={terms.windowChange}
        pieces={pieces}
        done={({ kind, piece }) => forget(kind, piece)}
      />
      <Suspense>
        {open?.kind === 'window' && (
          <WindowDialog key={open.id} {...{ id: open.id, windows, close }} put={put('window')} />
        )}
        {open?.kind === 'spot' && (
          <SpotDialog key={open.id} {...{ id: open.id, spots, view, close }} put={put('spot')} />
        )}
      </Suspense>
    </div>
  )
}
