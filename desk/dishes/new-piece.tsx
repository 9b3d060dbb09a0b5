import { useState } from 'react'
import { useNavigate } from 'react-router'
import { latin } from '#shop/greek.ts'
import type { Json } from '#shop/merge/merge.ts'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useAct, useAnswer } from '../queries.ts'
import { shopLanguages, typedIn } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActs } from '../ui/form-acts.tsx'
import { Select } from '../ui/select.tsx'

type Name = { readonly el: string; readonly en: string }
type Props = {
  readonly title: string
  readonly text?: string
  readonly kind: 'dish' | 'ingredient'
  readonly known: readonly string[]
  /** Its value while it has nothing but a name. */
  readonly begun: (id: string, name: Name) => Json
  readonly labels: { readonly id: string; readonly hint: string; readonly taken: string }
  readonly close: () => void
}

/** A name, what it is called by, and the release that it begins in; the rest is written on its page. */
export function NewPiece(props: Props) {
  const { title, text, labels, close } = props
  const { catalogue, pantry } = useWords()
  const releases = useAnswer('release-collection', {})
  const { name, setName, id, setTyped, releaseId, setReleaseId, ...piece } = useNewPiece(props)
  return (
    <Dialog title={title} close={close}>
      <Answered answer={releases}>
        {rows => {
          const open = rows.filter(({ status }) => status === 'draft')
          return (
            <form
              noValidate
              className="space-y-5"
              onSubmit={event => {
                event.preventDefault()
                piece.create()
              }}
            >
              {text && <p className="text-muted">{text}</p>}
              {shopLanguages().map(lang => (
                <TextField
                  key={lang}
                  name={`name-${lang}`}
                  label={pantry.nameIn[lang]}
                  value={name[lang]}
                  maxLength={200}
                  required
                  error={piece.needed(name[lang])}
                  onChange={value => setName({ ...name, ...typedIn(lang, value) })}
                />
              ))}
              <TextField
                name="id"
                label={labels.id}
                hint={labels.hint}
                value={id}
                required
                autoCapitalize="none"
                spellCheck={false}
                error={piece.idError}
                onChange={setTyped}
              />
              <Select
                label={pantry.into}
                value={releaseId}
                onChange={setReleaseId}
                options={[
                  { value: '', label: catalogue.begin },
                  ...open.map(one => ({ value: one.id, label: one.name })),
                ]}
              />
              <FormActs act={piece.writing} yes={pantry.begin} close={close} />
            </form>
          )
        }}
      </Answered>
    </Dialog>
  )
}

function useNewPiece({ kind, known, begun, labels }: Props) {
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
