import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useEffect, useEffectEvent } from 'react'
import { useDialog } from '../dialogs/dialog.ts'
import { Button } from '../ui/button.tsx'
import { NextAct } from '../ui/next-act.tsx'

/** Says that the visitor has to log in; with `opens` the login dialog opens at once. */
export function LoginBlock({
  title,
  text,
  action,
  opens = false,
}: {
  title: string
  text: string
  action: string
  opens?: boolean
}) {
  const { openDialog } = useDialog()
  const openLogin = useEffectEvent(() => openDialog('login'))
  useEffect(() => {
    if (opens) openLogin()
  }, [opens])
  return (
    <div className="rounded-card bg-basil-soft p-6 text-center">
      <LockKeyhole size={28} aria-hidden="true" className="mx-auto text-basil" />
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      <NextAct>
        <Button onClick={() => openDialog('login')} className="w-full sm:w-auto">
          {action}
        </Button>
      </NextAct>
    </div>
  )
}
