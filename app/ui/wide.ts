import { useSyncExternalStore } from 'react'

const query = '(min-width: 56.25rem)'

/** Whether the window has room for two columns, for what stands in another order there. */
export function useWide(): boolean {
  return useSyncExternalStore(listen, isWide, () => false)
}

function listen(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

function isWide(): boolean {
  return matchMedia(query).matches
}
