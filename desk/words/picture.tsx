import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Json } from '#shop/merge/merge.ts'
import { pictureNamed } from '#shop/publishing/picture.ts'
import type { Output } from '../call.ts'
import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { CutPhoto } from './cut-photo.tsx'
import { pictureUrl } from './put-in.ts'
import { SaveDraft } from './save-draft.tsx'
import { Gone, TakeAway } from './take-away.tsx'

type View = Output<'picture-one'>

/** The picture of one place: what is shown there, what a release would show, and another one put in. */
export function Picture({ piece, title }: { piece: string; title: string }) {
  const answer = useAnswer('picture-one', { piece })
  return (
    <Answered answer={answer}>
      {view => view.piece === piece && <Editor key={piece} {...{ view, title }} />}
    </Answered>
  )
}

function Editor({ view, title }: { view: View; title: string }) {
  const { words } = useWords()
  const { piece } = view
  const [search, setSearch] = useSearchParams()
  const releaseId = search.get('release') ?? ''
  const ownDraft = view.drafts.find(draft => draft.releaseId === releaseId)
  const [seen, setSeen] = useState<Json>(ownDraft ? ownDraft.value : view.live)
  const [value, setValue] = useState<Json>(seen)
  const take = (next: Json) => {
    setSeen(next)
    setValue(next)
  }
  const source = (value as { source?: string } | null)?.source
  const [live, setLive] = useState(view.live)
  const [pressed, setPressed] = useState(false)
  const goes = value === null && live !== null
  return (
    <div className="space-y-6">
      {goes ? (
        <Gone focus={pressed} leave={() => setValue(live)} />
      ) : (
        <Shown of={source ?? piece} view={view} alt={title}>
          {pictureNamed(piece)?.group === 'close-ups' && (
            <TakeAway
              piece={piece}
              take={known => {
                if (seen === null) setSeen(known)
                setLive(known)
                setPressed(true)
                setValue(null)
              }}
            />
          )}
        </Shown>
      )}
      <CutPhoto
        {...{ piece, shape: view }}
        done={picture => {
          // What is shown now was not known by its fingerprint until now.
          if (seen === null && picture.live) setSeen({ source: picture.live })
          setValue({ source: picture.source })
        }}
      />
      <SaveDraft
        {...{ kind: 'picture', piece, title: `${words.picture}: ${title}`, releaseId, seen, value }}
        choose={id => setSearch({ ...Object.fromEntries(search), release: id }, { replace: true })}
        take={take}
        over={theirs => setSeen(theirs)}
      />
    </div>
  )
}

type ShownProps = {
  readonly of: string
  readonly view: View
  readonly alt: string
  readonly children: ReactNode
}

function Shown({ of, view, alt, children }: ShownProps) {
  const { words } = useWords()
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let made: string | null = null
    let isOver = false
    pictureUrl(of).then(
      got => {
        made = got
        if (isOver && got) URL.revokeObjectURL(got)
        else setUrl(got)
      },
      () => setUrl(null),
    )
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [of])
  const { width, height } = view
  if (url === null) return <p className="text-muted">{words.noPicture}</p>
  if (url === undefined)
    return (
      <div
        style={{ aspectRatio: `${width} / ${height}` }}
        className="w-full max-w-md rounded-card bg-sand"
      />
    )
  return (
    <div className="space-y-2">
      <img
        src={url}
        alt={alt}
        {...{ width, height }}
        className="h-auto w-full max-w-md rounded-card border border-line bg-sand"
      />
      {children}
    </div>
  )
}
