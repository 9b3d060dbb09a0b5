import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { followConsent, reportPage } from '../analytics/analytics.ts'
import { useConfig } from '../config.ts'
import { allOf, type Purpose, purposesAsked, saveConsent, useConsent } from '../consent/consent.ts'
import { useDialog } from '../dialog/dialog.ts'
import { useConsentWords } from '../text/consent-words.ts'
import { Link } from '../ui/link.tsx'

/** Asks once what the shop may measure, and follows the answer wherever the visitor changes it. */
export default function ConsentBanner() {
  const config = useConfig()
  const { analytics } = config
  const { pathname } = useLocation()
  const { open } = useDialog()
  const consent = useConsent()

  useEffect(() => {
    if (analytics) followConsent(analytics)
  }, [analytics, consent?.analytics])
  useEffect(() => {
    if (analytics && consent?.analytics) reportPage(pathname)
  }, [analytics, consent?.analytics, pathname])

  const asked = purposesAsked(config)
  const hasLooked = useFirstLook()
  const isOpen = hasLooked && asked.some(purpose => consent?.[purpose] === undefined)
  return isOpen && open !== 'cookies' ? <Question asked={asked} /> : null
}

/** Milliseconds that a visitor has for the page alone. */
const firstLook = 6_000
/** Milliseconds after a press: a question that came under the finger would be answered by mistake. */
const aside = 700

/** Whether the visitor has scrolled, pressed something, or looked for a while: food comes before questions. */
function useFirstLook(): boolean {
  const [hasLooked, setHasLooked] = useState(false)
  useEffect(() => {
    let timer = setTimeout(() => setHasLooked(true), scrollY > 0 ? 0 : firstLook)
    const acted = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHasLooked(true), aside)
    }
    const ending = new AbortController()
    for (const act of ['scroll', 'click', 'keydown'])
      addEventListener(act, acted, { once: true, passive: true, signal: ending.signal })
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [])
  return hasLooked
}

/** Stands beside the page and never covers a buying button; refusing takes one press, like accepting. */
function Question({ asked }: { asked: readonly Purpose[] }) {
  const words = useConsentWords()
  const { title, text } = words.questions[asked.length > 1 ? 'both' : (asked[0] ?? 'analytics')]
  const { openDialog } = useDialog()
  const ref = useRef<HTMLElement>(null)
  useRoomBelow(ref)
  return (
    <section
      ref={ref}
      aria-label={words.dialogTitle}
      className="fixed inset-x-3 bottom-[calc(var(--thumb)+0.75rem)] z-30 rounded-card border border-line bg-card p-3.5 text-ink shadow-raised motion-safe:animate-[rise_200ms_ease-out] sm:end-auto sm:start-[calc(var(--side)+1rem)] sm:w-[25rem] sm:p-5 md:bottom-4"
    >
      <h2 className="font-sans text-sm leading-snug font-semibold tracking-normal">{title}</h2>
      <p className="mt-1 text-sm leading-snug text-muted">
        {text}{' '}
        <button type="button" className={quiet} onClick={() => openDialog('cookies')}>
          {words.choose}
        </button>
        {' · '}
        <Link to="/terms-and-conditions/cookies" className={quiet}>
          {words.policy}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button size="sm" variant="secondary" onClick={() => saveConsent(allOf(asked, false))}>
          {words.reject}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => saveConsent(allOf(asked, true))}>
          {words.accept}
        </Button>
      </div>
    </section>
  )
}

const quiet = 'font-medium text-basil underline underline-offset-2'

/** Keeps the banner from covering what gets the focus. */
function useRoomBelow(ref: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.documentElement
    const covered = window.innerHeight - (ref.current?.getBoundingClientRect().top ?? 0)
    style.scrollPaddingBottom = `${Math.round(covered + 16)}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [ref])
}
