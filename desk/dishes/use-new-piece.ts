import { useState } from 'react'
import { useNavigate } from 'react-router'
import { latin } from '#shop/greek.ts'
import type { Json } from '#shop/merge/merge.ts'
import { useLanguage } from '#ui/language.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'

type Name = { readonly el: string; readonly en: string }

export type Props = {
  readonly title: string
  readonly text?: string
  readonly kind: 'dish' | 'ingredient'
  readonly known: readonly string[]
  /** Its value while it has nothing but a name. */
  readonly begun: (id: string, name: Name) => Json
  readonly labels: { readonly id: string; readonly hint: string; readonly taken: string }
  readonly close: () => void
}

export function useNewPiece({ kind, known, begun, labels }: Props) {
  const { pantry } = useWords()
  const navigate = useNavigate()
  const lang = useLanguage()
  const writing = useAct('drafts-write')
  const [name, setName] = useState<Name>({ el: '', en: '' })
  const [typed, setTyped] = useState<string | null>(null)
  const [releaseId, setReleaseId] = useState('')
  const [isTried, setTried] = useState(false)
  const id = typed ?? slugOf(name.en || name.el)
  const wrong = wrongId(id, known, kind)
  const error = { needed: pantry.needed, wrong: pantry.codeWrong, taken: labels.taken }
  const needed = (value: string) => (isTried && !value.trim() ? pantry.needed : undefined)

  function create(): void {
    setTried(true)
    const trimmed = { el: name.el.trim(), en: name.en.trim() }
    if (wrong || !trimmed.el || !trimmed.en) return
    writing.mutate(
      {
        // A release begins with its first draft, so that none is left empty.
        into: releaseId === '' ? { name: trimmed[lang].slice(0, 80) } : { releaseId },
        drafts: [{ kind, piece: id, seen: null, value: begun(id, trimmed) }],
      },
      {
        onSuccess: made =>
          navigate(
            `/${kind === 'dish' ? 'dishes' : 'ingredients'}/${id}?release=${made.releaseId}`,
          ),
      },
    )
  }

  return {
    ...{ name, setName, id, setTyped, releaseId, setReleaseId, create, writing, needed },
    idError: wrong && (isTried || wrong !== 'needed') ? error[wrong] : undefined,
  }
}

function slugOf(name: string): string {
  return latin(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50)
}

function wrongId(id: string, slugs: readonly string[], kind: Props['kind']) {
  if (id === '') return 'needed'
  const isOne = kind === 'dish' ? /^[a-z0-9-]{1,50}$/ : /^[a-z][a-z0-9-]{0,49}$/
  if (!isOne.test(id)) return 'wrong'
  return slugs.includes(id) ? 'taken' : null
}
