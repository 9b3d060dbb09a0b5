import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../text/words.ts'

/** The browser's own dialog, open while it is in the page; all of the screen on a phone. */
export function Dialog({
  title,
  close,
  isForTyping = false,
  children,
}: {
  title: string
  close: () => void
  /** There is nothing to read first. */
  isForTyping?: boolean
  children: ReactNode
}) {
  const { frame } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const here = dialog.current
    here?.showModal()
    // On a touch screen it would open the keyboard before one has read anything.
    if (isForTyping || matchMedia('(pointer: fine)').matches)
      here?.querySelector<HTMLElement>('input:not([readonly]),select,textarea')?.focus()
    return () => here?.close()
  }, [isForTyping])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none scroll-pt-24 scroll-pb-32 overflow-y-auto bg-page text-ink sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[34rem] sm:rounded-card sm:border sm:border-line sm:shadow-raised"
    >
      <div className="sticky top-0 z-10 flex items-center gap-4 border-b border-line bg-page py-2.5 ps-5 pe-3 sm:ps-7">
        <h2 id={id} className="min-w-0 flex-1 text-xl">
          {title}
        </h2>
        <button
          type="button"
          onClick={close}
          aria-label={frame.close}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full"
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="space-y-5 px-5 py-5 sm:px-7">{children}</div>
    </dialog>
  )
}

/** What ends a dialog, its buttons above all: it stays in sight, however long what stands above it is. */
export function DialogEnd({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 -mb-5 space-y-3 border-t border-line bg-page px-5 py-4 sm:-mx-7 sm:px-7">
      {children}
    </div>
  )
}
