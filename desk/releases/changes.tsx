import { lazy } from 'react'
import { Link } from 'react-router'
import { type DeskCallName, mayCall } from '#shop/people/calls.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { namesWithin } from '../words/field-name.ts'
import { releaseTexts } from './release-text.ts'

const Differences = lazy(() => import('../words/differences.tsx'))

export type View = Output<'release-one'>

export function Changes({ release: { id, changes, status, names } }: { release: View }) {
  const { mails, catalogue, words } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const dropping = useAct('draft-drop')
  const texts = releaseTexts(lang, { catalogue, words }, names)
  if (changes.length === 0)
    return (
      <p className="text-muted">
        {catalogue.empty}{' '}
        <Link to="/dishes" className="link">
          {catalogue.toDishes}
        </Link>
      </p>
    )
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
      {changes.map(({ kind, piece, name, isNew, isGone, fields, changedBy }) => {
        const called = texts.thing({ kind, piece }, name)
        return (
          <li key={`${kind} ${piece}`} className="p-5">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0">
                <span className="block text-sm text-muted">
                  {catalogue.kinds[kind]} · {changedBy}
                </span>
                <WayTo {...{ kind, piece }} releaseId={id}>
                  {called}
                </WayTo>
                {(isNew || isGone) && (
                  <span className="text-muted">
                    {' '}
                    · {isNew ? catalogue.isNew : catalogue.isGone}
                  </span>
                )}
              </p>
              {status === 'draft' && mayCall(roles, 'draft-drop') && (
                <Button
                  variant="quiet"
                  size="sm"
                  className="shrink-0"
                  aria-label={catalogue.dropOf(called)}
                  onClick={() => dropping.mutate({ releaseId: id, kind, piece })}
                >
                  {catalogue.drop}
                </Button>
              )}
            </div>
            {fields.length > 0 && (
              <div className="mt-3">
                <Differences changes={fields} names={namesWithin({ kind, piece }, names, mails)} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type WayToProps = Pick<View['changes'][number], 'kind' | 'piece'> & {
  readonly releaseId: string
  readonly children: string
}

/** A link to the thing's screen, for those who may see it. */
function WayTo({ kind, piece, releaseId, children }: WayToProps) {
  const { roles } = useMe()
  const { path, call } = screenOf(kind, piece)
  if (!path || !mayCall(roles, call)) return <span className="font-semibold">{children}</span>
  return (
    <Link to={`${path}?release=${releaseId}`} className="link font-semibold">
      {children}
    </Link>
  )
}

function screenOf(kind: string, piece: string): Screen {
  if (kind === 'text') return { path: `/words/${piece}`, call: 'words-one' }
  if (kind === 'dish') return { path: `/dishes/${piece}`, call: 'dish-one' }
  if (kind === 'ingredient') return { path: `/ingredients/${piece}`, call: 'dish-one' }
  if (kind === 'day-limit') return { path: `/calendar/${piece}`, call: 'kitchen-day-one' }
  if (kind === 'terms') return { path: '/terms', call: 'places-one' }
  if (kind === 'area') return { path: '/terms/areas', call: 'places-one' }
  const isPlace = kind === 'window' || kind === 'spot'
  return { path: isPlace ? '/terms/places' : null, call: 'places-one' }
}

/** `path` null: the thing has no screen of its own. */
type Screen = { readonly path: string | null; readonly call: DeskCallName }
