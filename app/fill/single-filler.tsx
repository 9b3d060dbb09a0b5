import { useEffect, useEffectEvent } from 'react'
import type { CartAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { useHistoryDialog } from '../dialog/history-dialog.ts'
import { useLate } from '../late.ts'
import type { MenuMeal, MenuNames } from '../menu/menu-meal.ts'
import '../text/more-words.ts'
import { UndoNote } from './undo-note.tsx'
import { useFilling } from './use-filling.ts'
import { useWriting } from './writing.ts'

const loadDialog = () => import('./fill-dialog.tsx')
const names = ['fill'] as const

type FillerProps = {
  cart: CartAnswer
  delivery: ScheduleMenuAnswer
  meals: readonly MenuMeal[]
  names: MenuNames
  /** How often the customer has asked to have the rest chosen. */
  asked: number
  onBusy: (busy: boolean) => void
}

/** Fills a single order whenever it is asked to, and says so with an undo and the preferences. */
export default function SingleFiller({ asked, onBusy, ...order }: FillerProps) {
  const { cart, delivery, meals } = order
  const writing = useWriting(cart, delivery.id)
  const { open, openDialog, closeDialog } = useHistoryDialog(names)
  const filling = useFilling(meals, writing, () => openDialog('fill'))
  const Dialog = useLate(loadDialog, open !== null, closeDialog)
  const fill = useEffectEvent(() => void filling.fillIt(delivery.id))
  useEffect(() => {
    if (asked > 0) fill()
  }, [asked])
  const tellBusy = useEffectEvent(onBusy)
  useEffect(() => tellBusy(filling.busy), [filling.busy])
  return (
    <>
      <UndoNote writing={writing} change={() => openDialog('fill')} />
      {Dialog && (
        <Dialog
          {...order}
          deliveries={[delivery]}
          writing={writing}
          blocked={filling.blocked}
          open={open !== null}
          close={closeDialog}
        />
      )}
    </>
  )
}
