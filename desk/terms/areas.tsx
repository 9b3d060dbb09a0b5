import { lazy, Suspense, useState } from 'react'
import type { Json } from '#shop/merge/merge.ts'
import type { WrittenArea } from '#shop/publishing/area-form.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { Area, Choose } from './edited.ts'
import { Tabs } from './tabs.tsx'
import { useEdits } from './use-places.ts'

const AreaMap = lazy(() => import('./area-map.tsx'))
const AreaList = lazy(() => import('./area-list.tsx'))
const AreaDialog = lazy(() => import('./area-dialog.tsx'))

type View = Output<'area-collection'>

/** To which areas the shop brings: a drawn map, the same as a list, and the terms of each. */
export default function Areas() {
  const { terms } = useWords()
  const answer = useAnswer('area-collection', {})
  const { releaseId } = useRelease()
  return (
    <>
      <Title>{terms.areasChange}</Title>
      <Tabs releaseId={releaseId} />
      <p className="mb-6 max-w-2xl text-muted">{terms.areasIntro}</p>
      <Answered answer={answer}>{view => <Editor view={view} />}</Answered>
    </>
  )
}

function Editor({ view }: { view: View }) {
  const { terms } = useWords()
  const [open, setOpen] = useState<{ readonly id: string | null } | null>(null)
  const { areas, choose, pieces, write, forget } = useAreas(view)
  const served = areas.filter(({ isOn }) => isOn).length
  const close = () => setOpen(null)
  const put = (id: string, value: WrittenArea) => {
    write('area', id, value as unknown as Json)
    close()
  }
  return (
    <div className="flex flex-col gap-10">
      <p className="text-xl font-semibold tabular-nums" aria-live="polite">
        {terms.servedCount(served, areas.length)}
      </p>
      <Suspense>
        <AreaMap areas={areas} choose={choose} />
        <section className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <Changed areas={areas} />
          <SaveAll
            title={terms.areasChange}
            pieces={served > 0 ? pieces : []}
            done={({ kind, piece }) => forget(kind, piece)}
          />
        </section>
        <AreaList {...{ areas, choose, view }} edit={id => setOpen({ id })} />
        <Button variant="secondary" className="self-start" onClick={() => setOpen({ id: null })}>
          {terms.addArea}
        </Button>
        {open && <AreaDialog key={open.id} {...{ id: open.id, areas, view, close, put }} />}
      </Suspense>
    </div>
  )
}

function useAreas(view: View) {
  const { placesOf, ...edits } = useEdits({ area: view.areas })
  const areas = placesOf<WrittenArea>('area').flatMap((place): Area[] => {
    const shown = place.value ?? place.live
    if (!shown) return []
    const isServed = place.live !== null && place.live.served !== false
    return [{ ...place, shown, isServed, isOn: place.value !== null && shown.served !== false }]
  })
  const choose: Choose = (ids, isOn) => {
    for (const { id, shown } of areas.filter(area => ids.includes(area.id))) {
      const { served: _, ...others } = shown
      edits.write('area', id, (isOn ? others : { ...others, served: false }) as unknown as Json)
    }
  }
  return { areas, choose, ...edits }
}

/** Names the areas that join or leave, and counts the deliveries there. */
function Changed({ areas }: { areas: readonly Area[] }) {
  const { terms } = useWords()
  const lang = useLanguage()
  const changed = areas.filter(({ isServed, isOn }) => isServed !== isOn)
  const touched = changed.filter(({ isOn }) => !isOn).reduce((sum, { sold }) => sum + sold, 0)
  return (
    <div>
      <h2 className="mb-3 text-xl">{terms.willChange}</h2>
      {changed.length === 0 && <p className="text-muted">{terms.nothing}</p>}
      <ul className="space-y-1">
        {changed.map(({ id, shown, isOn, sold }) => (
          <li key={id}>
            <span className="font-medium">{shown.name[lang]}</span>{' '}
            <span className={isOn ? 'text-success' : 'text-warning'}>
              {isOn ? terms.joins : terms.leaves}
            </span>
            {!isOn && sold > 0 && ` · ${terms.sold(sold)}`}
          </li>
        ))}
      </ul>
      {touched > 0 && (
        <div className="mt-4">
          <Notice kind="warning">{terms.gate(touched)}</Notice>
        </div>
      )}
      {areas.every(({ isOn }) => !isOn) && (
        <p role="alert" className="mt-4 text-error">
          {terms.noArea}
        </p>
      )}
    </div>
  )
}
