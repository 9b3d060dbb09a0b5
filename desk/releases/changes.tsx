import { lazy } from 'react'
import { Link } from 'react-router'
import { mayCall } from '#shop/people/calls.ts'
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
                {placeOf(kind, piece) && mayCall(roles, callOf(kind)) ? (
                  <Link to={`${placeOf(kind, piece)}?release=${id}`} className="link font-semibold">
                    {called}
                  </Link>
                ) : kind === 'text' && mayCall(roles, 'words-one') ? (
                  <Link to={`/words/${piece}?release=${id}`} className="link font-semibold">
                    {called}
                  </Link>
                ) : (kind === 'dish' || kind === 'ingredient') && mayCall(roles, 'dish-one') ? (
                  <Link
                    to={`/${kind === 'dish' ? 'dishes' : 'ingredients'}/${piece}?release=${id}`}
                    className="link font-semibold"
                  >
                    {called}
                  </Link>
                ) : (
                  <span className="font-semibold">{called}</span>
                )}
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

/** The screen of what is sold on which terms; null: it is another thing. */
function placeOf(kind: string, piece: string): string | null {
  if (kind === 'terms') return '/terms'
  if (kind === 'area') return '/terms/areas'
  if (kind === 'day-limit') return `/calendar/${piece}`
  return kind === 'window' || kind === 'spot' ? '/terms/places' : null
}

function callOf(kind: string): 'kitchen-day-one' | 'places-one' {
  return kind === 'day-limit' ? 'kitchen-day-one' : 'places-one'
}
