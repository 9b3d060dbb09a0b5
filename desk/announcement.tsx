import { useSyncExternalStore } from 'react'
import { useWords } from './text/words.ts'

let acts = 0
const listeners = new Set<() => void>()

/** That an act succeeded is heard; what it acted on may vanish, and the focus must not vanish with it. */
export async function announceDone(read: Promise<unknown>): Promise<void> {
  acts++
  for (const listener of listeners) listener()
  await read
  // After the screen was drawn with what was read.
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, 50)
}

export function ActAnnouncement() {
  const { frame } = useWords()
  const count = useSyncExternalStore(listen, () => acts)
  return (
    <p role="status" className="sr-only">
      {count > 0 && <span key={count}>{frame.done}</span>}
    </p>
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
