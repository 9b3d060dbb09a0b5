import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import type { Packing } from './answer.ts'

/** Stands where a bag is closed, and leads to the change that packing has not tapped as seen (14.41). */
export function SeeFirst() {
  const { packing: words } = useWords()
  const lead = () => document.querySelector<HTMLElement>('[data-unseen=packing]')?.focus()
  return (
    <Button variant="secondary" className="min-h-18 w-full text-xl" onClick={lead}>
      {words.seeFirst}
    </Button>
  )
}

/** Whether the list of a window has changed, and packing has not tapped it as seen: no bag of it closes. */
export function isUnseen({ unseen }: Packing, window: string): boolean {
  return unseen.some(one => one.timePeriodId === window && one.department === 'packing')
}
