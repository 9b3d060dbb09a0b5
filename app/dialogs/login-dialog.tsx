import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { useLocation } from 'react-router'
import '../text/more-words.ts'
import { type DialogProps, Overlay } from '../dialog/overlay.tsx'
import { useWords } from '../text/words.ts'
import { wasHere } from './been-here.ts'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialLogin } from './social-login.tsx'
import { wantedSpot } from './wanted-spot.ts'

/** Opens on log in; with `?login=signup`, or under a company's spot, on sign-up, every time anew (§2). */
export default function LoginDialog({ open, close }: DialogProps) {
  const { login } = useWords()
  const location = useLocation()
  const first = firstTab(location)
  const [tab, setTab] = useState<string>(first)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // The tab that was chosen before is forgotten.
    if (open) setTab(first)
  }
  return (
    <Overlay
      open={open}
      close={close}
      title={login.titles[titleOf(tab, location)]}
      startsIn="input"
    >
      <SocialLogin close={close} />
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List
          aria-label={login.tabs}
          className="mb-6 grid grid-cols-2 rounded-full bg-sand p-1"
        >
          <Tabs.Tab value="login" className={tabLooks}>
            {login.login}
          </Tabs.Tab>
          <Tabs.Tab value="signup" className={tabLooks}>
            {login.signUp}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login" tabIndex={-1} className="outline-none">
          <LoginForm close={close} />
        </Tabs.Panel>
        <Tabs.Panel value="signup" tabIndex={-1} className="outline-none">
          <SignUpForm close={close} />
        </Tabs.Panel>
      </Tabs.Root>
    </Overlay>
  )
}

/** At the checkout, how near the end is; only who has been logged in here is greeted back. */
function titleOf(tab: string, { pathname }: { pathname: string }) {
  if (pathname === '/checkout') return 'lastStep'
  if (tab === 'signup') return 'signUp'
  return wasHere() ? 'again' : 'login'
}

/** A button under a company's spot may still say "log in": `?login=login`. */
function firstTab(location: { pathname: string; search: string }): 'login' | 'signup' {
  const wanted = new URLSearchParams(location.search).get('login')
  if (wanted === 'login') return 'login'
  return wanted === 'signup' || wantedSpot(location) ? 'signup' : 'login'
}

const tabLooks =
  'min-h-11 rounded-full px-4 font-semibold text-muted transition-colors duration-200 focus-visible:rounded-full data-active:bg-card data-active:text-ink data-active:shadow-card data-active:ring-1 data-active:ring-basil'
