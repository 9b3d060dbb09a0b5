import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import type { Writing } from './writing.ts'

export function Buttons({
  acts,
  busy,
  progress,
  only,
}: {
  acts: Acts
  busy: boolean
  progress: string
  /** Whether this delivery alone is filled. */
  only: (isOnly: boolean) => void
}) {
  const { fill } = useWords()
  return (
    <div className="grid gap-3">
      <p role="status" className={busy ? 'text-center text-sm text-muted' : 'sr-only'}>
        {busy && progress}
      </p>
      <Button type="submit" form="fill" busy={busy} onClick={() => only(false)}>
        {
          {
            again: fill.again,
            save: fill.save,
            one: fill.fillOne,
            all: fill.fillAll,
            both: fill.fillAll,
          }[acts]
        }
      </Button>
      {acts === 'both' && (
        <Button
          type="submit"
          form="fill"
          variant="secondary"
          busy={busy}
          onClick={() => only(true)}
        >
          {fill.fillOne}
        </Button>
      )}
    </div>
  )
}

/** What the dialog offers: `both` is the whole plan, or this delivery alone. */
type Acts = 'again' | 'save' | 'one' | 'all' | 'both'

export function actsFor(
  lacking: readonly Pick<ScheduleMenuAnswer, 'id'>[],
  delivery: Pick<ScheduleMenuAnswer, 'id'>,
  { isFilling }: Pick<Writing, 'isFilling'>,
): Acts {
  const others = lacking.filter(({ id }) => id !== delivery.id)
  if (lacking.length === 0) return isFilling ? 'again' : 'save'
  if (others.length === 0) return 'one'
  return others.length < lacking.length ? 'both' : 'all'
}
