import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useWords } from '../text/words.ts'
import { dismissToast, type Toast, type ToastKind } from '../toast.ts'
import { timeToRead } from './time-to-read.ts'

const kinds: Record<ToastKind, { Icon: typeof X; colour: string }> = {
  error: { Icon: CircleAlert, colour: 'text-error' },
  'cart-error': { Icon: CircleAlert, colour: 'text-terracotta' },
  success: { Icon: CircleCheck, colour: 'text-success' },
  loading: { Icon: LoaderCircle, colour: 'text-muted motion-safe:animate-spin' },
}

export default function ToastCard({ toast: { id, kind, text, time } }: { toast: Toast }) {
  const { layout } = useWords()
  const { Icon, colour } = kinds[kind]
  const hold = useTimeToRead(id, time)
  return (
    <div
      {...hold}
      className="pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-card border border-line bg-card py-2.5 pe-2 ps-4 text-ink shadow-raised motion-safe:animate-[rise_200ms_ease-out]"
    >
      <Icon size={22} aria-hidden="true" className={`mt-2 shrink-0 ${colour}`} />
      <p className="min-w-0 flex-1 py-1.5">{text}</p>
      <button
        type="button"
        aria-label={layout.close}
        onClick={() => dismissToast(id)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sand focus-visible:rounded-full"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

/** The time stands still while the pointer or the focus is on the message, and while the tab is out of sight. */
function useTimeToRead(id: number, milliseconds: number) {
  const [time] = useState(() => timeToRead(milliseconds, () => dismissToast(id)))
  useEffect(() => {
    const look = () => (document.hidden ? time.hold('tab') : time.release('tab'))
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      time.stop()
    }
  }, [time])
  return {
    onPointerEnter: () => time.hold('pointer'),
    onPointerLeave: () => time.release('pointer'),
    onFocus: () => time.hold('focus'),
    onBlur: () => time.release('focus'),
  }
}
