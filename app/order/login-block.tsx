import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { useDialog } from '../dialog/dialog.ts'
import { NextAct } from '../ui/next-act.tsx'

/**
 * Says that the visitor has to log in; with `opens` the login dialog opens at once. `signUp` names a
 * button of its own for a new customer, which opens the dialog's sign-up tab.
 */
export function LoginBlock({
  title,
  text,
  action,
  signUp,
  opens = false,
}: {
  title: string
  text: string
  action: string
  signUp?: string
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
        <Button
          onClick={() => openDialog('login', signUp && 'signup')}
          className="w-full sm:w-auto"
        >
          {signUp ?? action}
        </Button>
      </NextAct>
      {signUp && (
        <Button variant="quiet" onClick={() => openDialog('login')} className="mt-3">
          {action}
        </Button>
      )}
    </div>
  )
}
