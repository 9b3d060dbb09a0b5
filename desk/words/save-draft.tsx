import { useState } from 'react'
import { Link } from 'react-router'
import { lackText, type Names } from '#shop/lack/lack-text.ts'
import { isSame, type Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Select } from '../ui/select.tsx'
import { fieldName } from './field-name.ts'

type Props = Piece & {
  /** What a release is called that begins with this. */
  readonly title: string
  readonly releaseId: string
  readonly choose: (releaseId: string) => void
  /** What the person began with, and what they made of it. */
  readonly seen: Json
  readonly value: Json
  /** What is written now, with what colleagues changed; or, where both changed a field, theirs. */
  readonly take: (value: Json) => void
  /** Keeps what is typed over what a colleague did. */
  readonly over: (theirs: Json) => void
  /** What the ids in it are called. */
  readonly names?: Names
}

type Saved = Output<'drafts-write'>

/** Into which release a draft goes, and what was in its way. */
export function SaveDraft({
  kind,
  piece,
  title,
  releaseId,
  choose,
  seen,
  value,
  take,
  over,
  names: allNames = {},
}: Props) {
  const { catalogue, words } = useWords()
  const lang = useLanguage()
  const releases = useAnswer('release-collection', {})
  const writing = useAct('drafts-write')
  const [saved, setSaved] = useState<Saved | null>(null)
  const open = (releases.data ?? []).filter(({ status }) => status === 'draft')
  const clash = (writing.error?.data ?? null) as { theirs?: Json; fields?: string[] } | null
  const isClash = writing.error?.code === 'draft-changed'
  const save = () => {
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
  }
  const names = { ...allNames, ...saved?.names }
  const fieldOf = (field: string) => fieldName(field, words, names, lang)
  const others = saved?.drafts.flatMap(one => one.others) ?? []
  return (
    <div className="max-w-xl space-y-4">
      <Select
        label={catalogue.into}
        value={releaseId}
        onChange={id => {
          choose(id)
          setSaved(null)
          writing.reset()
        }}
        options={[
          { value: '', label: `${catalogue.begin}: ${title}` },
          ...open.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {!isClash && <Refusal of={writing.error} />}
      {isClash && (
        <Notice kind="warning" title={words.conflict}>
          <p>{clash?.fields?.map(fieldOf).join(', ')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                take(clash?.theirs ?? null)
                writing.reset()
              }}
            >
              {catalogue.theirs}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                over(clash?.theirs ?? null)
                writing.reset()
              }}
            >
              {words.mine}
            </Button>
          </div>
        </Notice>
      )}
      {saved && !writing.error && (
        <Notice kind="success">
          {others.length > 0
            ? catalogue.savedOthers(others.map(fieldOf).join(', '))
            : catalogue.saved}{' '}
          <Link to={`/releases/${saved.releaseId}`} className="link">
            {catalogue.open}
          </Link>
        </Notice>
      )}
      {saved && !writing.error && saved.lacks.length > 0 && (
        <Notice kind="warning" title={catalogue.lacks}>
          <ul className="space-y-1">
            {saved.lacks.map(lack => (
              <li key={JSON.stringify(lack)}>
                <span className="font-medium text-ink">{fieldOf(lack.field)}</span>{' '}
                {lackText(lack, lang, names)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Button busy={writing.isPending} disabled={isSame(seen, value)} onClick={save}>
        {catalogue.save}
      </Button>
    </div>
  )
}
