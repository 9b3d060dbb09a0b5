import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lackText } from '#shop/lack/lack-text.ts'
import type { Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { ask, type Output, type Refused } from '../call.ts'
import { newRequestId } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { fieldName } from '../words/field-name.ts'
import { IntoRelease } from '../words/into-release.tsx'

type DraftPiece = Piece & {
  /** What the person began with, and what they made of it. */
  readonly seen: Json
  readonly value: Json
}

type Lacking = Pick<Output<'drafts-write'>, 'lacks' | 'names'>

/** The release in the address, into which drafts go; empty: a new one. */
export function useRelease() {
  const [search, setSearch] = useSearchParams()
  const choose = (release: string) =>
    setSearch(
      now => {
        if (release) now.set('release', release)
        else now.delete('release')
        return now
      },
      { replace: true },
    )
  return { releaseId: search.get('release') ?? '', choose }
}

/** Puts several things into one release, all of them or none. */
export function SaveAll<Own extends DraftPiece>({
  title,
  pieces,
  done,
}: {
  /** What a release is called that begins with these. */
  readonly title: string
  readonly pieces: readonly Own[]
  readonly done: (piece: Own) => void
}) {
  const { catalogue } = useWords()
  const { releaseId, choose } = useRelease()
  const client = useQueryClient()
  const [lacking, setLacking] = useState<Lacking>({ lacks: [], names: {} })
  const saving = useMutation<Output<'drafts-write'>, Refused, readonly DraftPiece[]>({
    mutationFn: drafts => {
      const into = releaseId === '' ? { name: title.slice(0, 80) } : { releaseId }
      const sent = { into, drafts: [...drafts], requestId: newRequestId() }
      return ask('drafts-write', sent)
    },
    onSettled: () => client.invalidateQueries(),
  })
  const save = () =>
    saving.mutate(pieces, {
      // Not called where the person has left meanwhile: the address is another page's then.
      onSuccess: written => {
        choose(written.releaseId)
        for (const piece of pieces) done(piece)
        setLacking(written)
      },
    })
  const isSaved = saving.isSuccess && pieces.length === 0
  return (
    <div className="max-w-xl space-y-4">
      <IntoRelease title={title} releaseId={releaseId} choose={choose} />
      <Refusal of={saving.error} />
      {isSaved && <AllSaved releaseId={releaseId} lacking={lacking} />}
      <Button busy={saving.isPending} disabled={pieces.length === 0} onClick={save}>
        {catalogue.save}
      </Button>
    </div>
  )
}

function AllSaved({ releaseId, lacking }: { releaseId: string; lacking: Lacking }) {
  const { catalogue, words } = useWords()
  const lang = useLanguage()
  const { lacks, names } = lacking
  const sentenceOf = (lack: Lacking['lacks'][number]) =>
    `${fieldName(lack.field, words, names, lang)} ${lackText(lack, lang, names)}`
  return (
    <Notice kind={lacks.length > 0 ? 'warning' : 'success'}>
      {catalogue.saved}{' '}
      <Link to={`/releases/${releaseId}`} className="link">
        {catalogue.open}
      </Link>
      {lacks.length > 0 && (
        <span className="mt-2 block">
          {catalogue.lacks}: {lacks.map(sentenceOf).join(' · ')}
        </span>
      )}
    </Notice>
  )
}
