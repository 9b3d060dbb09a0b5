import { type ReactNode, useEffect, useRef } from 'react'
import { useShop } from '../shop.ts'

let isFirst = true

/** The title of a screen and of the window. A screen that is opened starts here, for the keyboard too. */
export function Title({ children, end }: { children: string; end?: ReactNode }) {
  const shop = useShop()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${children} · ${shop}`
  }, [children, shop])
  useEffect(() => {
    if (!isFirst) title.current?.focus()
    isFirst = false
  }, [])
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 ref={title} tabIndex={-1} className="text-3xl">
        {children}
      </h1>
      {end}
    </div>
  )
}
