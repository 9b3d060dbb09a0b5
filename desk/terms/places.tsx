import { lazy, Suspense, useState } from 'react'
import type { Json } from '#shop/merge/merge.ts'
import { isSameDoor, leaves } from '#shop/publishing/gate-places.ts'
import type { WrittenSpot, WrittenWindow } from '#shop/publishing/places-form.ts'
import { windowName } from '#shop/schedule/window.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { useAnswer } from '../queries.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Place } from './edited.ts'
import { PlaceRow } from './place-row.tsx'
import { Tabs } from './tabs.tsx'
import { type Kind, usePlaces, type View } from './use-places.ts'

const WindowDialog = lazy(() => import('./window-dialog.tsx'))
const SpotDialog = lazy(() => import('./spot-dialog.tsx'))

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
  const [open, setOpen] = useState<{ readonly kind: Kind; readonly id: string | null } | null>(null)
  const { windows, spots, pieces, write, actsOn, forget } = usePlaces(view)
  const close = () => setOpen(null)
  const put = (kind: Kind) => (id: string, value: Json) => {
    write(kind, id, value)
    close()
  }
  const actsOf = (kind: Kind) => (place: Place<Json>) => ({
    ...actsOn(kind, place),
    edit: () => setOpen({ kind, id: place.id }),
  })
  return (
    <div className="space-y-12">
      <section>
        <h2 className="mb-1 text-xl">{terms.windows}</h2>
        <p className="mb-4 max-w-2xl text-muted">{terms.windowsText}</p>
        <WindowRows windows={windows} actsOf={actsOf('window')} />
        <Button variant="secondary" onClick={() => setOpen({ kind: 'window', id: null })}>
          {terms.addWindow}
        </Button>
      </section>
      <section>
        <h2 className="mb-4 text-xl">{terms.spots}</h2>
        {spots.length === 0 && <p className="mb-4 text-muted">{terms.noSpots}</p>}
        <SpotRows spots={spots} actsOf={actsOf('spot')} />
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

type ActsOf = (place: Place<Json>) => { edit: () => void; end: () => void; back: () => void }

function WindowRows({
  windows,
  actsOf,
}: {
  windows: readonly Place<WrittenWindow>[]
  actsOf: ActsOf
}) {
  const lang = useLanguage()
  return (
    <ul className="mb-4 grid max-w-4xl gap-4 sm:grid-cols-2">
      {windows.map(place => {
        const shown = place.value ?? place.live
        return (
          <PlaceRow
            key={place.id}
            place={place}
            name={shown ? `${shown.from} – ${shown.to}` : ''}
            text={shown ? windowName(shown.code ?? 'own', shown.name)[lang] : ''}
            isTouched={place.live !== null && leaves(place.live, place.value)}
            {...actsOf(place)}
          />
        )
      })}
    </ul>
  )
}

function SpotRows({ spots, actsOf }: { spots: readonly Place<WrittenSpot>[]; actsOf: ActsOf }) {
  const lang = useLanguage()
  return (
    <ul className="mb-4 grid max-w-4xl gap-4 sm:grid-cols-2">
      {spots.map(place => {
        const { name, address, hours } = place.value ?? place.live ?? {}
        const street = address && `${address.street[lang]} ${address.number}`
        const stays =
          place.live && place.value && isSameDoor(place.live.address, place.value.address)
        return (
          <PlaceRow
            key={place.id}
            place={place}
            name={name?.[lang] ?? ''}
            text={[street, address?.municipality[lang], hours?.[lang]].filter(Boolean).join(', ')}
            isTouched={place.live !== null && !stays}
            {...actsOf(place)}
          />
        )
      })}
    </ul>
  )
}
