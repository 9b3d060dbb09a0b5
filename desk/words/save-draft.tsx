import { Link } from 'react-router'
import { lackText, type Names } from '#shop/lack/lack-text.ts'
import { isSame, type Json } from '#shop/merge/merge.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { fieldName } from './field-name.ts'
import { IntoRelease } from './into-release.tsx'
import { type Saved, type Saving, useSaving } from './use-saving.ts'

type Props = Saving & {
  /** Keeps what is typed over what a colleague did. */
  readonly over: (theirs: Json) => void
  readonly names?: Names
}

/** Into which release a draft goes, and what was in its way. */
export function SaveDraft({ over, names: namesOfIds = {}, ...draft }: Props) {
  const { catalogue, words } = useWords()
  const lang = useLanguage()
  const { saved, clash, ...saving } = useSaving(draft)
  const names = { ...namesOfIds, ...saving.names }
  const fieldOf = (field: string) => fieldName(field, words, names, lang)
  return (
    <div className="max-w-xl space-y-4">
      <IntoRelease title={draft.title} releaseId={draft.releaseId} choose={saving.chooseAnew} />
      <Refusal of={saving.error} />
      {clash && (
        <Clash
          fields={clash.fields.map(fieldOf)}
          takeTheirs={() => saving.settle(() => draft.take(clash.theirs))}
          keepMine={() => saving.settle(() => over(clash.theirs))}
        />
      )}
      {saved && <Written saved={saved} fieldOf={fieldOf} names={names} />}
      <Button busy={saving.busy} disabled={isSame(draft.seen, draft.value)} onClick={saving.save}>
        {catalogue.save}
      </Button>
    </div>
  )
}

type ClashProps = {
  readonly fields: readonly string[]
  readonly takeTheirs: () => void
  readonly keepMine: () => void
}

/** A colleague changed the same fields in another way. */
function Clash({ fields, takeTheirs, keepMine }: ClashProps) {
  const { catalogue, words } = useWords()
  return (
    <Notice kind="warning" title={words.conflict}>
      <p>{fields.join(', ')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={takeTheirs}>
          {catalogue.theirs}
        </Button>
        <Button variant="quiet" size="sm" onClick={keepMine}>
          {words.mine}
        </Button>
      </div>
    </Notice>
  )
}

type WrittenProps = {
  readonly saved: Saved
  readonly fieldOf: (field: string) => string
  readonly names: Names
}

/** The draft is in its release; which fields colleagues changed, and what it still lacks. */
function Written({ saved, fieldOf, names }: WrittenProps) {
  const { catalogue } = useWords()
  const lang = useLanguage()
  const others = saved.drafts.flatMap(one => one.others).map(fieldOf)
  return (
    <>
      <Notice kind="success">
        {others.length > 0 ? catalogue.savedOthers(others.join(', ')) : catalogue.saved}{' '}
        <Link to={`/releases/${saved.releaseId}`} className="link">
          {catalogue.open}
        </Link>
      </Notice>
      {saved.lacks.length > 0 && (
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
    </>
  )
}
