import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { ActAnnouncement } from '../announcement.tsx'
import { FindButton, useFind } from '../find/find.tsx'
import { useWords } from '../text/words.ts'
import { Brand } from './brand.tsx'
import { Navigation } from './navigation.tsx'

const main = 'main'

/** The room around a screen: the menu beside it, or behind a button where the window is narrow. */
export function Frame({ children }: { children: ReactNode }) {
  const { frame } = useWords()
  const find = useFind()
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href={`#${main}`}
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-field focus:bg-card focus:p-3"
      >
        {frame.skip}
      </a>
      <header className="sticky top-0 z-20 flex h-14 items-center justify-between border-b border-line bg-page ps-4 pe-2 md:hidden print:hidden">
        <Start />
        <span className="flex">
          {find.open && <FindButton open={find.open} isSmall />}
          <Menu />
        </span>
      </header>
      <header className="hidden border-e border-line bg-card md:block print:hidden">
        <div className="sticky top-0 flex h-dvh flex-col p-4 pb-3">
          <div className="mb-2 px-2">
            <Start />
          </div>
          {find.open && <FindButton open={find.open} />}
          <Navigation />
        </div>
      </header>
      <main
        id={main}
        tabIndex={-1}
        className="min-w-0 px-4 pt-6 pb-16 outline-none sm:px-8 md:pt-10 lg:px-12"
      >
        <div className="mx-auto w-full max-w-6xl">{children}</div>
      </main>
      {find.box}
      <ActAnnouncement />
    </div>
  )
}

function Start() {
  return (
    <Link to="/" className="flex min-h-11 items-center focus-visible:rounded-field">
      <Brand />
    </Link>
  )
}

function Menu() {
  const { frame } = useWords()
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // Whenever another page is opened.
  useEffect(() => panel.current?.hidePopover(), [key])
  const round =
    'grid size-11 place-items-center rounded-full hover:bg-sand focus-visible:rounded-full'
  return (
    <>
      <button type="button" popoverTarget="menu" aria-label={frame.menu} className={round}>
        <MenuIcon size={24} aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id="menu"
        popover="auto"
        className="inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-card p-4 text-ink open:flex"
      >
        <div className="mb-4 flex items-center justify-between">
          <Start />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={frame.close}
            className={`-me-2 ${round}`}
          >
            <X size={24} aria-hidden="true" />
          </button>
        </div>
        <Navigation />
      </div>
    </>
  )
}
