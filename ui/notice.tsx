import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

const kinds = {
  info: { Icon: Info, colour: 'text-info', role: 'note' },
  success: { Icon: CircleCheck, colour: 'text-success', role: 'status' },
  warning: { Icon: TriangleAlert, colour: 'text-warning', role: 'status' },
  error: { Icon: CircleAlert, colour: 'text-error', role: 'alert' },
} as const

/** A message within the page. */
export function Notice({
  kind,
  title,
  children,
  action,
}: {
  kind: keyof typeof kinds
  title?: string
  children?: ReactNode
  action?: ReactNode
}) {
  const { Icon, colour, role } = kinds[kind]
  return (
    <div role={role} className="flex gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <Icon size={22} aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'mt-1 text-muted' : ''}>{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
