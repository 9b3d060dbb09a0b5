import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useWords } from '../text/words.ts'
import { dismissToast, type Toast, type ToastKind, useToasts } from '../toast.ts'
import { useLost } from './page-address.ts'

/** Most visits show no message. If the card fails to load, the bare text is shown. */
const ToastCard = lazy<ComponentType<{ toast: Toast }>>(() =>
  import('./toast-card.tsx').catch(() => ({ default: Bare })),
)

/** Short messages, read out as they appear, each by one live region: errors at once, others in turn. */
export function Toaster() {
  const { layout } = useWords()
  const toasts = useToasts()
  const isLost = useLost()
  return (
    <section
      aria-label={layout.toasts}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--thumb)+1rem)] z-60 md:bottom-8"
    >
      <div aria-live="polite" className={stack}>
        {isLost && toasts.length === 0 && <Plain isError>{layout.notFound}</Plain>}
        <Cards toasts={toasts.filter(({ kind }) => !isError(kind))} />
      </div>
      <div aria-live="assertive" className={`${stack} not-empty:mt-2`}>
        <Cards toasts={toasts.filter(({ kind }) => isError(kind))} />
      </div>
    </section>
  )
}

const stack = 'flex w-full flex-col items-center gap-2'

function Cards({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map(toast => (
    <Suspense key={toast.id}>
      <ToastCard toast={toast} />
    </Suspense>
  ))
}

function isError(kind: ToastKind): boolean {
  return kind.endsWith('error')
}

function Bare({ toast: { id, kind, text, time } }: { toast: Toast }) {
  useEffect(() => {
    if (!Number.isFinite(time)) return
    const timer = setTimeout(dismissToast, time, id)
    return () => clearTimeout(timer)
  }, [id, time])
  return <Plain isError={isError(kind)}>{text}</Plain>
}

function Plain({ isError, children }: { isError: boolean; children: string }) {
  return (
    <p
      className={`rounded-card border bg-card p-4 text-ink shadow-raised ${isError ? 'border-error' : 'border-line'}`}
    >
      {children}
    </p>
  )
}
