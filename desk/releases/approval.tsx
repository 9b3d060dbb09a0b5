import { formatDate } from '#shop/format.ts'
import { mayCall } from '#shop/people/calls.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { DraftEdit } from './use-draft.ts'

type Version = {
  readonly version: number
  readonly hash: string
  readonly approvedBy: string
  readonly approvedAt: string
}
type View = {
  readonly recipeHash?: string | null
  readonly drafts: readonly { readonly releaseId: string; readonly recipeHash: string | null }[]
  readonly versions: readonly Version[]
}

/** Who approved the recipe that is shown, or the way to do it. */
export function Approval({
  of,
  kind,
  piece,
  view,
  refusal = null,
}: {
  of: Pick<DraftEdit<'dish'>, 'releaseId' | 'isSaved'>
  kind: 'dish' | 'ingredient'
  piece: string
  view: View
  /** Why it cannot be approved as it is. */
  refusal?: string | null
}) {
  const { pantry } = useWords()
  const lang = useLanguage()
  const me = useMe()
  const approving = useAct('recipe-approve')
  const drafted = view.drafts.find(({ releaseId }) => releaseId === of.releaseId)
  const hash = drafted ? drafted.recipeHash : (view.recipeHash ?? null)
  const known = view.versions.find(one => one.hash === hash)
  const line = ({ version, approvedBy, approvedAt }: Version) =>
    pantry.approved(
      version,
      approvedBy,
      formatDate(athensDate(new Date(approvedAt).getTime()), lang, 'long'),
    )
  return (
    <section className="mt-8 max-w-xl">
      <p>{known ? line(known) : drafted ? pantry.notApproved : pantry.neverApproved}</p>
      {drafted && !known && mayCall(me.roles, 'recipe-approve') && (
        <div className="mt-3 space-y-2">
          <Button
            size="sm"
            variant="secondary"
            disabled={!of.isSaved || refusal !== null}
            busy={approving.isPending}
            onClick={() => approving.mutate({ releaseId: of.releaseId, kind, piece })}
          >
            {pantry.approve}
          </Button>
          {refusal && <Notice kind="error">{refusal}</Notice>}
          {!of.isSaved && <p className="text-sm text-muted">{pantry.saveFirst}</p>}
          <Refusal of={approving.error} />
        </div>
      )}
      {view.versions.length > 1 && <Versions of={view.versions} line={line} />}
    </section>
  )
}

function Versions({ of, line }: { of: readonly Version[]; line: (version: Version) => string }) {
  const { pantry } = useWords()
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 items-center text-sm font-semibold text-basil">
        {pantry.versions}
      </summary>
      <ul className="space-y-1 text-sm text-muted">
        {of.map(version => (
          <li key={version.version}>{line(version)}</li>
        ))}
      </ul>
    </details>
  )
}
