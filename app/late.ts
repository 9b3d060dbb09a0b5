import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from './text/words.ts'
import { toast } from './toast.ts'

/** Fetches the code of a part of a page. */
export type Loader<Part> = () => Promise<{ readonly default: Part }>

/**
 * A part whose code is fetched when it is wanted; null until it is there. If it does not load, a toast says so
 * and `missed` is called.
 */
export function useLate<Part>(
  load: Loader<Part> | null,
  wanted: boolean,
  missed: () => void,
): Part | null {
  const { layout } = useWords()
  const [loaded, setLoaded] = useState<{ load: Loader<Part>; part: Part } | null>(null)
  const part = loaded && loaded.load === load ? loaded.part : null

  const giveUp = useEffectEvent(() => {
    toast('error', layout.transport['network-error'])
    missed()
  })

  useEffect(() => {
    if (!load || !wanted || part) return
    let left = false
    load().then(
      module => left || setLoaded({ load, part: module.default }),
      () => left || giveUp(),
    )
    return () => {
      left = true
    }
  }, [load, wanted, part])

  return part
}
