import { useState } from 'react'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import type { Output } from '../call.ts'
import { useAct } from '../queries.ts'

export type Saving = Piece & {
  /** What a release is called that begins with this. */
  readonly title: string
  readonly releaseId: string
  readonly choose: (releaseId: string) => void
  /** What the person began with, and what they made of it. */
  readonly seen: Json
  readonly value: Json
  /** What is written now, with what colleagues changed; or, where both changed a field, theirs. */
  readonly take: (value: Json) => void
}

export type Saved = Output<'drafts-write'>

/** Writes a draft into a release; `clash`: a colleague changed the same fields. */
export function useSaving({ kind, piece, title, releaseId, choose, seen, value, take }: Saving) {
  const writing = useAct('drafts-write')
  const [saved, setSaved] = useState<Saved | null>(null)
  const { error } = writing
  const isClash = error?.code === 'draft-changed'
  const clash = (error?.data ?? {}) as { theirs?: Json; fields?: string[] }
  return {
    busy: writing.isPending,
    error: isClash ? null : error,
    clash: isClash ? { theirs: clash.theirs ?? null, fields: clash.fields ?? [] } : null,
    names: saved?.names ?? {},
    saved: error ? null : saved,
    chooseAnew(id: string) {
      choose(id)
      setSaved(null)
      writing.reset()
    },
    settle(counts: () => void) {
      counts()
      writing.reset()
    },
    save() {
      // A field that holds no number leaves the one before in the draft: who saves is led to it first.
      const wrong = document.querySelector<HTMLElement>('main [aria-invalid=true]')
      if (wrong) return wrong.focus()
      return writing.mutate(
        {
          // A release begins with its first draft, so that none is left empty.
          into: releaseId === '' ? { name: title.slice(0, 80) } : { releaseId },
          drafts: [{ kind, piece, seen, value }],
        },
        {
          onSuccess: written => {
            if (releaseId === '') choose(written.releaseId)
            for (const one of written.drafts) take(one.value)
            setSaved(written)
          },
        },
      )
    },
  }
}
