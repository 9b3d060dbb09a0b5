import { lazy, Suspense, useState } from 'react'
import type { Names } from '#shop/lack/lack-text.ts'
import type { Language } from '#shop/language.ts'
import { fieldChanges, isSame, type Json } from '#shop/merge/merge.ts'
import type { Piece } from '#shop/publishing/release.ts'
import { Fold } from '#ui/fold.tsx'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Preview } from '../ui/preview.tsx'

const Differences = lazy(() => import('./differences.tsx'))

type Props = Piece & {
  readonly of: string | null
  /** What is small of it, such as a card. */
  readonly card?: string | undefined
  readonly releaseId: string
  readonly value: Json
  readonly live: Json
  readonly shown: Language
  readonly names: Names
}

/** A draft as customers will read it, in both languages, and what differs from what they read now. */
export function CustomerView({
  of,
  card,
  kind,
  piece,
  releaseId,
  value,
  live,
  shown,
  names,
}: Props) {
  const { words } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [isCompared, setCompared] = useState(false)
  return (
    <div className="mt-10">
      <Fold
        title={<span className="text-xl font-semibold">{words.changes}</span>}
        open={isCompared}
        onToggle={setCompared}
      >
        {isCompared && (
          <div className="pb-5">
            {isSame(live, value) ? (
              <p className="text-muted">{words.noChanges}</p>
            ) : (
              <Suspense>
                <Differences changes={fieldChanges(live, value)} names={names} />
              </Suspense>
            )}
          </div>
        )}
      </Fold>
      <Fold
        title={<span className="text-xl font-semibold">{words.preview}</span>}
        open={isOpen}
        onToggle={setOpen}
      >
        {isOpen &&
          (of === null ? (
            <p className="pb-5 text-muted">{words.noPreview}</p>
          ) : (
            <Previews {...{ of, card, shown }} draft={{ kind, piece, releaseId, value }} />
          ))}
      </Fold>
    </div>
  )
}

type PreviewsProps = Pick<Props, 'card' | 'shown'> & {
  readonly of: string
  readonly draft: Pick<Props, 'kind' | 'piece' | 'releaseId' | 'value'>
}

/** In each language of the shop; a phone shows the one that is written in. */
function Previews({ of, card, shown, draft }: PreviewsProps) {
  const { catalogue, words } = useWords()
  return (
    <div className="grid gap-6 pb-5 md:grid-cols-2">
      {shopLanguages().map(lang => (
        <div key={lang} className={lang === shown ? '' : 'hidden md:block'}>
          <p className="mb-2 text-sm text-muted">{catalogue.languages[lang]}</p>
          {card && (
            <Preview
              {...{ of: card, lang, ...draft }}
              title={`${words.card}, ${catalogue.languages[lang]}`}
              className="mb-4 h-[30rem] w-full rounded-card border border-line bg-card"
            />
          )}
          <Preview
            {...{ of, lang, ...draft }}
            title={`${words.preview}, ${catalogue.languages[lang]}`}
            className="h-[36rem] w-full rounded-card border border-line bg-card"
          />
        </div>
      ))}
      {of.startsWith('mail:') && <p className="text-sm text-muted">{words.sample}</p>}
    </div>
  )
}
