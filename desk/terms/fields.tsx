import type { ReactNode } from 'react'

/** A group of fields under a heading. */
export function Fields({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section>
      <h2 className={`text-xl ${text ? 'mb-1' : 'mb-4'}`}>{title}</h2>
      {text && <p className="mb-4 text-muted">{text}</p>}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:items-end">{children}</div>
    </section>
  )
}
