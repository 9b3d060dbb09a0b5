import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

/** A line that opens; `note` under its title says what is inside. */
export function Fold({
  title,
  note,
  open,
  onToggle,
  className = 'border-b border-line last:border-b-0',
  children,
}: {
  title: ReactNode
  note?: ReactNode
  open: boolean
  onToggle: (open: boolean) => void
  className?: string
  children: ReactNode
}) {
  return (
    <details
      open={open}
      onToggle={event => onToggle(event.currentTarget.open)}
      className={`group ${className}`}
    >
      <summary className="flex min-h-13 list-none items-center gap-3 py-2 focus-visible:rounded-field [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">
          {title}
          {note && <div className="truncate text-sm text-muted">{note}</div>}
        </div>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
