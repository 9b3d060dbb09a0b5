import type { ReactNode } from 'react'
import { ArtPicture } from './picture.tsx'

/** Nothing is here yet: an empty plate, why, and a way on. */
export function EmptyState({
  title,
  text,
  as: Title = 'h2',
  children,
}: {
  title: string
  text: string
  /** Of a page that says nothing else. */
  as?: 'h1' | 'h2'
  children?: ReactNode
}) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card shadow-card sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ArtPicture
        group="not-found"
        name="not-found"
        widths={[240, 480, 640]}
        width={800}
        height={600}
        alt=""
        sizes="(min-width: 40rem) 22rem, 100vw"
        className="h-44 w-full object-cover sm:h-full sm:min-h-60"
      />
      <div className="grid content-center justify-items-start gap-2 p-6 sm:p-10">
        <Title className="text-xl">{title}</Title>
        <p className="max-w-lg text-muted">{text}</p>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </div>
  )
}
