import { lazy, Suspense, useState } from 'react'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { mayCall } from '#shop/people/calls.ts'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAnswer } from '../queries.ts'
import { SaveAll, useRelease } from '../releases/save-all.tsx'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import type { TermName } from './edited.ts'
import { Tabs } from './tabs.tsx'

const Forms = lazy(() => import('./forms.tsx'))

type View = Output<'terms-one'>
/** What somebody makes of a term, and what they began with. */
type Edit = { readonly seen: Json; readonly value: Json }

/** Plans, what bringing costs, and the VAT, as drafts of a release, with an order before and after. */
export default function Terms() {
  const { frame, terms } = useWords()
  const answer = useAnswer('terms-one', {})
  const { releaseId } = useRelease()
  return (
    <>
      <Title>{frame.screens.terms}</Title>
      <Tabs releaseId={releaseId} />
      <p className="mb-8 max-w-2xl text-muted">{terms.intro}</p>
      <Answered answer={answer}>{view => <Editor view={view} />}</Answered>
    </>
  )
}

function Editor({ view }: { view: View }) {
  const { terms } = useWords()
  const { roles } = useMe()
  const { releaseId } = useRelease()
  const [edits, setEdits] = useState<Partial<Record<TermName, Edit>>>({})
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(releaseId)
  // Fields hold what is typed, so they begin anew with another release.
  const [round, setRound] = useState(0)
  const seenOf = (name: TermName): Json => {
    const ownDraft = view[name].drafts.find(draft => draft.releaseId === releaseId)
    return ownDraft ? ownDraft.value : view[name].live
  }
  const madeOf = (name: TermName) => (edits[name] ? edits[name].value : seenOf(name))
  const change = (name: TermName, value: Json) =>
    setEdits(now => ({ ...now, [name]: { seen: now[name]?.seen ?? seenOf(name), value } }))
  const mark = (name: string, isWrong: boolean) =>
    setWrong(now => {
      const others = [...now].filter(one => one !== name)
      return new Set(isWrong ? [...others, name] : others)
    })
  const mayEdit = mayCall(roles, 'draft-write')
  const pieces = (Object.entries(edits) as [TermName, Edit][]).flatMap(([piece, edit]) =>
    isSame(edit.seen, edit.value) ? [] : [{ kind: 'terms' as const, piece, ...edit }],
  )
  if (at !== releaseId) {
    setAt(releaseId)
    // What is not saved yet goes along into the release that is chosen.
    if (pieces.length === 0 && wrong.size === 0) {
      setEdits({})
      setRound(round + 1)
    }
  }
  return (
    <>
      {!mayEdit && <p className="mb-6 text-muted">{terms.readOnly}</p>}
      <Suspense>
        <Forms key={round} {...{ view, madeOf, change, mark, mayEdit }} />
        {mayEdit && (
          <div className="mt-10">
            {wrong.size > 0 && <p className="mb-3 text-error">{terms.mend}</p>}
            <SaveAll
              title={terms.termsChange}
              pieces={wrong.size > 0 ? [] : pieces}
              done={({ piece, value }) =>
                setEdits(now => ({ ...now, [piece]: { seen: value, value } }))
              }
            />
          </div>
        )}
      </Suspense>
    </>
  )
}
