import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { configureCalls } from '../call.ts'
import { followCart, loadCart, onCart } from '../cart/cart.ts'
import { useConfig } from '../config.ts'
import { watchConnection } from '../connection.ts'
import { Dialogs } from '../dialogs/dialogs.tsx'
import { aliveEvent } from '../late-scripts.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { showKeptToast } from '../toast.ts'
import { CartBar } from './cart-button.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { usePageAddress } from './page-address.ts'
import { PromoBanner, type Promotion } from './promo-banner.tsx'
import { useTitleFocus } from './title-focus.ts'
import { Toaster } from './toaster.tsx'

type ShellProps = { promotions: readonly Promotion[]; children: ReactNode }

/** The frame of every page (§2). */
export function Shell({ promotions, children }: ShellProps) {
  const { layout } = useWords()
  const config = useConfig()
  const lang = useLanguage()
  useTitleFocus()
  usePageAddress()
  // Runs before the effects of the page, which may make calls.
  useState(
    () =>
      typeof document !== 'undefined' && configureCalls(config, lang, layout.transport, endSession),
  )
  useEffect(() => {
    showKeptToast()
    watchConnection()
    followCart()
    onCart(keepFirstPaint)
    // After a payment, these pages first ask whether the cart has become an order.
    if (!/^\/checkout\/(viva|epay|stripe)/.test(window.location.pathname)) void loadCart()
  }, [])
  const imagesVersion = config?.imagesVersion
  useEffect(() => {
    // The shop's values at this browser's last visit (§3).
    localStorage.setItem('rep_values', JSON.stringify({ 'images-version': imagesVersion }))
  }, [imagesVersion])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-basil px-5 py-3 font-semibold text-on-basil focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
      >
        {layout.skip}
      </a>
      <PromoBanner promotions={promotions} />
      <Consent />
      <Header />
      {/* High enough to keep the footer out of sight until the page's content is loaded. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <CartBar />
      <Dialogs />
      <Toaster />
      <Alive />
    </div>
  )
}

/** Loaded when there is something to keep: the page that is shown needs none of it. */
function keepFirstPaint(): void {
  import('../cart/first-paint.ts').then(paint => paint.keepFirstPaint()).catch(() => {})
}

function endSession(code: string): void {
  import('../cart/session-end.ts').then(session => session.endSession(code)).catch(() => {})
}

/** Loads its code after hydration. A component of its own, so that only it is drawn again. */
function Consent() {
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./consent-banner.tsx').then(
        module => setBanner(() => module.default),
        () => {},
      )
    })
    return () => clearTimeout(timer)
  }, [])
  return Banner && <Banner />
}

/**
 * Tells the late scripts that the page is alive, one render after the page's first effects, so that
 * a button pressed early finds the answers that were given early.
 */
function Alive() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    if (alive) dispatchEvent(new Event(aliveEvent))
  }, [alive])
  return null
}
