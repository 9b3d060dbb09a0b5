import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../text/words.ts'
import type { SectionCode } from './filter.ts'

/** Links to the sections of the menu; the one in sight is marked. */
export function CategoryNav({ sections }: { sections: readonly SectionCode[] }) {
  const { menu } = useWords()
  const current = useSectionInSight(sections)
  const shown = current ?? sections[0]
  const list = useRef<HTMLUListElement>(null)

  // The list starts at its beginning; measuring it then would have the page laid out again.
  const moved = useRef(false)
  const follow = useEffectEvent(() => {
    moved.current ||= current !== undefined
    const link = list.current?.querySelector<HTMLElement>(`[href="#${shown}"]`)
    if (!moved.current || !link || !list.current) return
    list.current.scrollTo({ left: link.offsetLeft - 24, behavior: calmly() })
  })
  useEffect(() => follow(), [shown])

  return (
    <nav aria-label={menu.categoriesLabel} className="min-w-0">
      <ul
        ref={list}
        className="relative -ms-5 flex gap-1.5 overflow-x-auto py-1.5 ps-5 [scrollbar-width:none] sm:-ms-8 sm:ps-8 lg:ms-0 lg:px-1"
      >
        {sections.map(code => (
          <li key={code} className="shrink-0">
            <a
              href={`#${code}`}
              aria-current={code === shown ? 'true' : undefined}
              onClick={event => goTo(event, code)}
              className={`inline-flex min-h-11 items-center rounded-full px-4 text-[0.9375rem] font-medium whitespace-nowrap transition-colors duration-150 focus-visible:rounded-full ${code === shown ? 'bg-ink text-page' : 'text-muted hover:bg-sand hover:text-ink'}`}
            >
              {menu.sections[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goTo(event: MouseEvent, code: SectionCode): void {
  event.preventDefault()
  showSection(code)
}

/** Scrolls to a section and moves the focus to its heading. */
function showSection(code: SectionCode): void {
  const section = document.getElementById(code)
  if (!section) return
  section.scrollIntoView({ behavior: calmly() })
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  // Sections on the way get their real height only when they are passed: scroll the last bit.
  const nearby = () => Math.abs(section.getBoundingClientRect().top) < window.innerHeight * 2
  document.addEventListener(
    'scrollend',
    () => nearby() && section.scrollIntoView({ behavior: calmly() }),
    { once: true },
  )
}

function calmly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** undefined until the visitor has scrolled to a section. */
function useSectionInSight(sections: readonly SectionCode[]): SectionCode | undefined {
  const [seen, setSeen] = useState<SectionCode | undefined>(undefined)
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => setSeen(sections.findLast(startsAboveLine)),
      // The section that crosses a line a third down the window counts as the one in sight.
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const code of sections) {
      const section = document.getElementById(code)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return seen && sections.includes(seen) ? seen : undefined
}

function startsAboveLine(code: SectionCode): boolean {
  const top = document.getElementById(code)?.getBoundingClientRect().top
  return top !== undefined && top <= window.innerHeight * 0.34
}
