import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

/** Replaces a sent form and takes the focus, so that screen readers announce it. */
export function Sent({
  title,
  text,
  again,
  onAgain,
}: {
  title: string
  text?: string
  again: string
  onAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="grid min-h-96 content-center justify-items-center gap-3 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-basil-soft text-basil">
        <CircleCheck size={34} aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-xl outline-none md:text-3xl">
        {title}
      </h2>
      {text && <p className="max-w-md text-lg text-muted">{text}</p>}
      <Button variant="secondary" onClick={onAgain} className="mt-4">
        {again}
      </Button>
    </div>
  )
}
