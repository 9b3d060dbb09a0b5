import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useConfig } from '../config.ts'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import { Account } from './account.tsx'
import { CartButton } from './cart-button.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { MenuButton } from './menu-button.tsx'

export function Header() {
  const { layout } = useWords()
  const { shop } = useConfig()
  const fixed = useFixedHeader()
  return (
    <header className="relative z-30 h-16 shrink-0">
      <div
        data-fixed={fixed || undefined}
        className={`nav end-0 top-0 h-16 border-b bg-bar/95 ${fixed ? 'fixed start-(--side) border-line shadow-card backdrop-blur-sm motion-safe:animate-[drop_200ms_ease-out]' : 'absolute start-0 border-transparent'}`}
      >
        <div className="mx-auto flex h-full w-full max-w-(--content) items-center gap-1 px-4 sm:gap-2 sm:px-8">
          <Link
            to="/"
            aria-label={layout.home(shop)}
            className="me-auto flex h-11 items-center gap-2 focus-visible:rounded-field"
          >
            <img src="/logo-mark.svg" alt="" width={36} height={36} />
            <span className="hidden font-serif text-xl min-[22.5rem]:inline leading-none font-semibold tracking-tight">
              {shop}
            </span>
          </Link>
          <Link
            to="/meal-packs"
            className="me-2 hidden h-11 items-center rounded-full px-4 font-medium hover:bg-bar-soft md:flex"
          >
            {layout.mealPacks}
          </Link>
          <Link
            to="/menu#search"
            aria-label={layout.search}
            className="grid size-11 place-items-center rounded-full hover:bg-bar-soft focus-visible:rounded-full md:hidden"
          >
            <Search size={22} aria-hidden="true" />
          </Link>
          <LanguageSwitcher />
          <Account below={fixed} />
          <CartButton />
          <MenuButton below={fixed} />
        </div>
      </div>
    </header>
  )
}

/** Pixels scrolled until the header is fixed, and milliseconds between two checks (§9). */
const fixedAfter = 125
export const lookDelay = 100
/** Height of the promotions above it in pixels; scrolled less, the header is in its own place. */
const above = 40

/** A fixed header stays fixed until its own place is in sight again. */
function useFixedHeader(): boolean {
  const [fixed, setFixed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      timer = undefined
      setFixed(was => isFixed(was, window.scrollY))
    }
    function scrolled() {
      timer ??= setTimeout(look, lookDelay)
    }
    // In the next frame: reading the position at once would have the page laid out twice.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      clearTimeout(timer)
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
  return fixed
}

export function isFixed(was: boolean, scrolled: number): boolean {
  return scrolled > fixedAfter || (was && scrolled > above)
}
