import { useEffect, useRef, useState } from 'react'

/** A button and the form that takes its place: the focus follows from one to the other. */
export function useSwappedForm() {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open === wasOpen.current) return
    wasOpen.current = open
    place.current
      ?.querySelector<HTMLElement>(open ? 'input:not([hidden])' : ':scope > button')
      ?.focus()
  }, [open])
  return { open, setOpen, place }
}
