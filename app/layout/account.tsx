import UserIcon from 'lucide-react/icons/user-round'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { User } from '#shop/customer/customer.ts'
import { initials } from '#shop/initials.ts'
import { useDialog } from '../dialog/dialog.ts'
import { prefetchDialog } from '../dialogs/dialogs.tsx'
import { useUser } from '../session/session.ts'
import { useWords } from '../text/words.ts'
import { avatarLooks } from './panel.tsx'

/** Guests do not load it. If it fails to load, the page works without it. */
const AvatarMenu = lazy<ComponentType<{ user: User; below: boolean }>>(() =>
  import('./avatar-menu.tsx').catch(() => ({ default: () => null })),
)

/** The login button for guests; for customers the avatar menu in the same place (§2). */
export function Account({ below }: { below: boolean }) {
  const user = useUser()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-known', user !== null)
  }, [user])
  return (
    <div className="flex justify-end sm:min-w-28">
      {user ? (
        <Suspense fallback={<span className={avatarLooks}>{initials(user.name)}</span>}>
          <AvatarMenu user={user} below={below} />
        </Suspense>
      ) : (
        <LoginButton />
      )}
    </div>
  )
}

function LoginButton() {
  const { layout } = useWords()
  const { openDialog } = useDialog()
  const prefetch = () => prefetchDialog('login')
  return (
    <button
      type="button"
      aria-label={layout.account.loginLong}
      aria-haspopup="dialog"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => openDialog('login')}
      className="for-guests flex h-11 min-w-11 items-center justify-center gap-2 rounded-full font-medium hover:bg-bar-soft focus-visible:rounded-full sm:px-4"
    >
      <UserIcon size={22} aria-hidden="true" />
      <span className="hidden sm:inline">{layout.account.login}</span>
    </button>
  )
}
