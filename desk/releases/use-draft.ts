import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isSame, type Json, merged } from '#shop/merge/merge.ts'
import { type PieceValues, pieceIfThere } from '#shop/publishing/piece-value.ts'

type Known = { readonly releaseId: string; readonly value: Json }
type Of = { readonly live: Json; readonly drafts: readonly Known[] }

/** A thing that somebody edits as a draft of the release that the address names. */
export type DraftEdit<Kind extends keyof PieceValues> = ReturnType<typeof useDraftEdit<Kind>>

export function useDraftEdit<Kind extends keyof PieceValues>({ live, drafts }: Of) {
  const [search, setSearch] = useSearchParams()
  // What is not live yet is looked at as the release has it that begins it.
  const usual = live === null ? drafts[0]?.releaseId : undefined
  const releaseId = search.get('release') ?? usual ?? ''
  const ownDraft = drafts.find(draft => draft.releaseId === releaseId)
  const [seen, setSeen] = useState<Json>(ownDraft ? ownDraft.value : live)
  const [draft, setDraft] = useState(pieceIfThere<Kind>(seen))
  // Fields hold what is typed, so they begin anew with another value.
  const [round, setRound] = useState(0)
  const value: Json = draft
  const restore = (next: Json) => {
    setDraft(pieceIfThere<Kind>(next))
    setRound(before => before + 1)
  }
  const take = (next: Json) => {
    setSeen(next)
    restore(next)
  }
  return {
    ...{ draft, seen, value, round, releaseId, take, restore },
    change: setDraft,
    /** What is on the screen is what the release has. */
    isSaved: ownDraft !== undefined && isSame(value, ownDraft.value),
    /** What is typed goes along into a release that has nothing of this thing yet. */
    choose: (id: string) => {
      setSearch({ release: id }, { replace: true })
      const theirs = drafts.find(one => one.releaseId === id)
      if (!theirs) return
      const next = inRelease({ seen, value }, theirs.value)
      restore(next.value)
      setSeen(next.seen)
    },
    over: (theirs: Json) => {
      restore(merged(seen, value, theirs).value)
      setSeen(theirs)
    },
  }
}

type Typed = { readonly seen: Json; readonly value: Json }

/**
 * What was typed, in a release that has its own of the thing. Where both changed a field, what was typed
 * stays as it was begun: the save is refused then, and shows both.
 */
export function inRelease({ seen, value }: Typed, theirs: Json): Typed {
  const { value: both, conflicts } = merged(seen, value, theirs)
  return conflicts.length > 0 ? { seen, value } : { seen: theirs, value: both }
}
