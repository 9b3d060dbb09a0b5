import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../text/words.ts'
import { useArrived } from './arrived.ts'

export type DialogProps = { open: boolean; close: () => void }

/** Milliseconds in which the second half of a double press lands on the backdrop of what the first opened. */
const doublePress = 500

/**
 * A dialog in the middle, or a drawer from the right, 500 px wide (§9). On a phone both come from
 * below: the dialog takes all of the screen, the drawer leaves a little of the page in sight.
 */
export function Overlay({
  open,
  close,
  title,
  side = 'middle',
  children,
  end,
  startsIn,
}: DialogProps & {
  title: string
  side?: 'middle' | 'right'
  children: ReactNode
  /** Stays visible at the bottom. */
  end?: ReactNode
  /** Selects what gets the focus first, unless a finger opened the dialog; by default the closing button. */
  startsIn?: string
}) {
  const popup = useRef<HTMLDivElement>(null)
  const { layout } = useWords()
  const shown = useArrived() && open
  const openedAt = useRef(0)
  useEffect(() => {
    if (shown) openedAt.current = performance.now()
  }, [shown])
  return (
    <Dialog.Root
      open={shown}
      onOpenChange={(wanted, { reason }) => {
        const isDoublePress =
          reason === 'outside-press' && performance.now() - openedAt.current < doublePress
        if (!wanted && !isDoublePress) close()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          className={`fixed inset-0 z-40 bg-[rgb(16_24_19/0.55)] transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 ${side === 'right' ? 'duration-180 sm:duration-500' : 'duration-180'}`}
        />
        <Dialog.Popup
          ref={popup}
          initialFocus={how => firstFocus(popup.current, how === 'touch' ? undefined : startsIn)}
          className={`fixed z-50 flex flex-col bg-page text-ink ${places[side]}`}
        >
          <div className="flex shrink-0 items-center gap-4 border-b border-line py-2.5 pe-3 ps-5 sm:ps-7">
            <Dialog.Title className="flex-1 text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={layout.close}
              className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-3 sm:px-7"
          >
            {children}
          </div>
          {end && (
            <div className="shrink-0 border-t border-line bg-card px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-7">
              {end}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const places = {
  middle:
    'inset-0 transition duration-180 ease-calm max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:data-ending-style:opacity-0 sm:data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-3rem)] sm:w-[30rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:overflow-hidden sm:rounded-card sm:border sm:border-line sm:shadow-raised sm:data-starting-style:-translate-y-[48%]',
  right:
    'inset-x-0 top-3 bottom-0 overflow-hidden rounded-t-card border-line shadow-raised transition-transform duration-180 ease-calm max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:start-auto sm:top-0 sm:w-[500px] sm:rounded-none sm:border-s sm:duration-500 sm:data-ending-style:translate-x-full sm:data-starting-style:translate-x-full sm:rtl:data-ending-style:-translate-x-full sm:rtl:data-starting-style:-translate-x-full',
}

function firstFocus(popup: HTMLElement | null, selector: string | undefined): HTMLElement | true {
  return (selector && popup?.querySelector<HTMLElement>(selector)) || true
}
