import { type ComponentType, useSyncExternalStore } from 'react'
import { newListeners } from '../listeners.ts'
import { untilThere } from '../until-there.ts'
import { profileKey, type WarnedProps } from './place.ts'

let Warning: ComponentType<WarnedProps> | null = null
const listeners = newListeners()

/** What warns is fetched only where somebody has said what they must not eat. */
function listen(listener: () => void): () => void {
  if (!Warning && localStorage.getItem(profileKey))
    void untilThere(() => import('./warning.tsx')).then(module => {
      Warning = module.Warning
      listeners.tell()
    })
  return listeners.add(listener)
}

export function Avoided(props: WarnedProps) {
  const Shown = useSyncExternalStore(
    listen,
    () => Warning,
    () => null,
  )
  return Shown && <Shown {...props} />
}
