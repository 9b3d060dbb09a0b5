import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { lackText, type Names } from '#shop/lack/lack-text.ts'
import { offeredLanguage } from '#shop/language.ts'
import { type Json, merged } from '#shop/merge/merge.ts'
import { textNames } from '#shop/publishing/text-names.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useAnswer } from '../queries.ts'
import { shopLanguages } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Title } from '../ui/title.tsx'
import { AlsoHere } from './also-here.tsx'
import { CustomerView } from './customer-view.tsx'
import { fieldName, mailNames } from './field-name.ts'
import { Fields } from './fields.tsx'
import { History } from './history.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { pageOf } from './page-of.ts'
import { partsOf, rowsOf, valueAt } from './parts.ts'
import { SaveDraft } from './save-draft.tsx'
import { Parts, type View } from './text-parts.tsx'
import { troublesOf } from './troubles.ts'

/** One text of the shop: written in both languages, seen as customers see it, and with its past. */
export default function Text() {
  const { name = '' } = useParams()
  const answer = useAnswer('words-one', { name: name as View['name'] })
  return (
    <Answered answer={answer}>
      {/* Until the answer is there, that of the text before stands in its place. */}
      {view => view.name === name && <Editor key={name} view={view} />}
    </Answered>
  )
}

function Editor({ view }: { view: View }) {
  const { mails, words } = useWords()
  const lang = useLanguage()
  const { name } = view
  const [search, setSearch] = useSearchParams()
  const releaseId = search.get('release') ?? ''
  const ownDraft = view.drafts.find(draft => draft.releaseId === releaseId)
  const [seen, setSeen] = useState<Json>(ownDraft ? ownDraft.value : view.live)
  const [value, setValue] = useState<Json>(seen)
  const [shown, setShown] = useState(offeredLanguage(shopLanguages(), lang))
  const take = (next: Json) => {
    setSeen(next)
    setValue(next)
  }
  const choose = (id: string) => {
    setSearch(
      { release: id, ...(search.get('part') && { part: search.get('part') ?? '' }) },
      { replace: true },
    )
    const theirs = view.drafts.find(draft => draft.releaseId === id)
    if (theirs && value === seen) take(theirs.value)
    else if (theirs) {
      setValue(merged(seen, value, theirs.value).value)
      setSeen(theirs.value)
    }
  }
  const parts = partsOf(value)
  const part = parts.find(({ path }) => path.join('.') === search.get('part')) ?? parts[0]
  const troubles = useMemo(
    () => troublesOf(name, value, view.standard),
    [name, value, view.standard],
  )
  const wrong = new Map(troubles.map(({ field, lack }) => [field, lackText(lack, lang)]))
  const names = name === 'emails' ? mailNames(mails) : textNames(value)
  return (
    <>
      <Title>{words.names[name]}</Title>
      <AlsoHere kind="text" piece={name} />
      {parts.length > 1 && (
        <Parts
          {...{ parts, part, value, names, isFixed: name === 'emails' }}
          choose={path =>
            setSearch({ ...(releaseId && { release: releaseId }), part: path }, { replace: true })
          }
          change={setValue}
        />
      )}
      <LanguageTabs shown={shown} show={setShown} />
      {part && (
        <Fields rows={rowsOf(value, part)} {...{ value, shown, wrong, names }} change={setValue} />
      )}
      {troubles.length > 0 && <Wrong troubles={troubles} names={names} />}
      <div className="mt-8">
        <SaveDraft
          {...{ kind: 'text', piece: name, title: words.names[name], releaseId, choose }}
          {...{ seen, value, take, names }}
          over={theirs => {
            setValue(merged(seen, value, theirs).value)
            setSeen(theirs)
          }}
        />
      </div>
      <CustomerView
        {...{ kind: 'text', piece: name, releaseId, value, live: view.live, shown, names }}
        of={pageOf(name, valueAt(value, part?.path ?? []))}
      />
      <h2 className="mt-12 mb-4 text-xl">{words.history}</h2>
      <History kind="text" piece={name} take={setValue} names={names} />
    </>
  )
}

type WrongProps = { readonly troubles: ReturnType<typeof troublesOf>; readonly names: Names }

function Wrong({ troubles, names }: WrongProps) {
  const { words } = useWords()
  const lang = useLanguage()
  return (
    <div className="mt-6">
      <Notice kind="warning" title={words.wrong}>
        <ul className="space-y-1">
          {troubles.slice(0, 8).map(({ field, lack }) => (
            <li key={`${field} ${lack.code}`}>
              {fieldName(field, words, names, lang)}: {lackText(lack, lang, names)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
