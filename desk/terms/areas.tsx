import { lazy, Suspense, useState } from 'react'
import { isSame, type Json } from '#shop/merge.ts'
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

const AreaMap = lazy(() => import('./area-map.tsx'))
const AreaList = lazy(() => import('./area-list.tsx'))

type View = Output<'area-collection'>

/** To which municipalities the shop brings: a drawn map, and the same as a list. */
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
  const { areas, choose, served, piece, saved } = useAreas(view)
  return (
    <div className="space-y-10">
      <p className="text-xl font-semibold tabular-nums" aria-live="polite">
        {terms.servedCount(served, areas.length)}
      </p>
      <Suspense>
        <AreaMap areas={areas} choose={choose} />
        <section className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <Changed areas={areas} />
          <SaveAll title={terms.areasChange} pieces={piece ? [piece] : []} done={saved} />
        </section>
        <AreaList areas={areas} choose={choose} />
      </Suspense>
    </div>
  )
}

/** The municipalities as the release has them, below what was changed here. */
function useAreas(view: View) {
  const { releaseId } = useRelease()
  const own = view.drafts.find(draft => draft.releaseId === releaseId)
  const seen = (own ? own.value : view.live) as Json
  const usual = view.areas.flatMap(({ id, isServed }) => (isServed ? [id] : []))
  const [edit, setEdit] = useState<{ seen: Json; value: readonly string[] } | null>(null)
  const [at, setAt] = useState(releaseId)
  const value = edit?.value ?? listed(seen) ?? usual
  const areas = view.areas.map(area => ({ ...area, isOn: value.includes(area.id) }))
  const choose: Choose = (ids, isOn) =>
    setEdit({
      seen: edit ? edit.seen : seen,
      value: areas.flatMap(area => ((ids.includes(area.id) ? isOn : area.isOn) ? [area.id] : [])),
    })
  const from = edit && (listed(edit.seen) ?? usual)
  const isChanged = from !== null && !isSame([...from].sort(), [...value].sort())
  if (at !== releaseId) {
    setAt(releaseId)
    // What is not saved yet goes along into the release that is chosen.
    if (!isChanged) setEdit(null)
  }
  return {
    ...{ areas, choose, served: value.length },
    piece:
      edit && isChanged && value.length > 0
        ? { kind: 'terms' as const, piece: 'areas', seen: edit.seen, value: [...value] }
        : null,
    saved: () => setEdit({ seen: [...value], value }),
  }
}

/** Names the municipalities that join or leave, and counts the deliveries there. */
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
        {changed.map(({ id, name, isOn, sold }) => (
          <li key={id}>
            <span className="font-medium">{name[lang]}</span>{' '}
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

function listed(value: Json): readonly string[] | null {
  return Array.isArray(value) ? (value as readonly string[]) : null
}
