import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { useWords } from '../../text/words.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { stateColor, stateText } from './state-text.ts'

/** A delivery's state in words and as a bar; the numbers stand beside it until it is ready. */
export function DeliveryProgress({
  menu,
  changes,
}: {
  menu: ScheduleMenuAnswer
  changes: boolean
}) {
  const words = useWords()
  const { held, required, progress } = menu.state
  const done = progress === 100 && !changes
  return (
    <>
      <span className="progress-words flex items-baseline justify-between gap-2 text-sm">
        <span className={`font-medium ${stateColor(done, changes)}`}>
          {stateText(menu, words, changes)}
        </span>
        {progress < 100 && (
          <span className="shrink-0 text-muted tabular-nums">
            {words.weekly.progress(held, required)}
          </span>
        )}
      </span>
      {required > 0 && <ProgressBar share={progress / 100} wrong={changes} />}
    </>
  )
}
