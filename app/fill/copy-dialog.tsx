import type { ScheduleMenuAnswer } from '#server/answers.ts'
import { formatDate } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Overlay } from '../dialog/overlay.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import type { Copied } from './contents.ts'
import { type CopyProps, useCopies, useOffersOf } from './copies.ts'

/** Copies a delivery's meals into others; first names the meals that those cannot take. */
export default function CopyDialog(props: CopyProps) {
  const { open, close, delivery, writing } = props
  const { fill } = useWords()
  const lang = useLanguage()
  const offers = useOffersOf(props)
  const { others, targets, copies, copy, toggle } = useCopies(props, offers)
  return (
    <Overlay
      open={open}
      close={close}
      title={fill.copyTitle}
      side="right"
      end={
        <Button
          className="w-full"
          busy={writing.at !== null}
          disabled={!offers || targets.length === 0}
          onClick={() => void copy()}
        >
          {targets.length === 0 ? fill.copyNone : fill.copyButton(targets.length)}
        </Button>
      }
    >
      <p className="text-lg">{fill.copyText(formatDate(delivery.date, lang, 'long'))}</p>
      <fieldset className="mt-6">
        <legend className="font-semibold">{fill.copyTo}</legend>
        {offers ? (
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-card px-4">
            {others.map(each => (
              <li key={each.id} className="py-2">
                <Target
                  delivery={each}
                  copy={copies.get(each.id) ?? null}
                  checked={targets.includes(each)}
                  toggle={checked => toggle(each.id, checked)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-2">
            <p role="status" className="sr-only">
              {fill.copyLoading}
            </p>
            <Skeleton className="h-40 rounded-card" />
          </div>
        )}
      </fieldset>
    </Overlay>
  )
}

type TargetProps = {
  delivery: ScheduleMenuAnswer
  copy: Copied | null
  checked: boolean
  toggle: (checked: boolean) => void
}

function Target({ delivery, copy, checked, toggle }: TargetProps) {
  const { fill } = useWords()
  const lang = useLanguage()
  const { amounts, date } = delivery
  const notes = [
    copy && copy.notOffered.length > 0 && fill.notOffered(copy.notOffered.join(', ')),
    copy && copy.noRoom.length > 0 && fill.noRoom(copy.noRoom.join(', ')),
  ].filter(note => typeof note === 'string')
  return (
    <Checkbox
      checked={checked}
      onChange={toggle}
      label={
        <>
          <span className="font-medium">{formatDate(date, lang, 'long')}</span>
          <span className="block text-sm text-muted">
            {amounts.all === 0 ? fill.copyEmpty : fill.copyHolds(amounts.all)}
          </span>
          {notes.map(note => (
            <span key={note} className="block text-sm text-terracotta">
              {note}
            </span>
          ))}
        </>
      }
    />
  )
}
