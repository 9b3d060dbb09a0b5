import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../text/words.ts'
import type { SectionCode } from './filter.ts'

/** Links to the sections of the menu; the one in sight is marked, on the way already the next one. */
export function CategoryNav({ sections }: { sections: readonly SectionCode[] }) {
  const { menu } = useWords()
  const [going, setGoing] = useState<SectionCode | null>(null)
  const current = useSectionInSight(sections)
  const shown = going ?? current ?? sections[0]
  const list = useRef<HTMLUListElement>(null)

  // The list starts at its beginning; measuring it then would have the page laid out again.
  const moved = useRef(false)
  const follow = useEffectEvent(() => {
    moved.current ||= shown !== sections[0]
    const link = list.current?.querySelector<HTMLElement>(`[href="#${shown}"]`)
    if (!moved.current || !link || !list.current) return
    list.current.scrollTo({ left: link.offsetLeft - 24, behavior: calmly() })
  })
  useEffect(() => follow(), [shown])

  function goTo(event: MouseEvent, code: SectionCode): void {
    event.preventDefault()
    setGoing(code)
    const arrived = () => setGoing(now => (now === code ? null : now))
    document.addEventListener('scrollend', arrived, { once: true })
    setTimeout(arrived, longest)
    showSection(code)
  }

  return (
    <nav aria-label={menu.categoriesLabel} className="min-w-0">
      <ul
        ref={list}
        className="relative -ms-5 flex gap-1 overflow-x-auto py-1 ps-5 [scrollbar-width:none] sm:-ms-8 sm:ps-8 lg:ms-0 lg:px-1"
      >
        {sections.map(code => (
          <li key={code} className="shrink-0">
            <a
              href={`#${code}`}
              aria-current={code === shown ? 'true' : undefined}
              onClick={event => goTo(event, code)}
              className={`inline-flex min-h-11 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 focus-visible:rounded-full ${code === shown ? 'bg-basil-soft text-basil' : 'text-muted hover:bg-sand hover:text-ink'}`}
            >
              {menu.sections[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Milliseconds after which a way counts as gone where the browser tells no end of it. */
const longest = 1000
/** Windows from which on a section is far: scrolling there would rush past all that lies between. */
const far = 2
const fade = 120

/** Shows a section, at once if it is far, and moves the focus to its heading. */
function showSection(code: SectionCode): void {
  const section = document.getElementById(code)
  if (!section) return
  const away = Math.abs(section.getBoundingClientRect().top) > window.innerHeight * far
  const behavior = away ? 'instant' : calmly()
  section.scrollIntoView({ behavior })
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  if (behavior === 'instant') {
    if (calmly() === 'smooth') section.parentElement?.animate({ opacity: [0, 1] }, fade)
    // What has just come into sight has its real height now.
    requestAnimationFrame(() => section.scrollIntoView({ behavior }))
    return
  }
  const nearby = () => Math.abs(section.getBoundingClientRect().top) < window.innerHeight
  document.addEventListener('scrollend', () => nearby() && section.scrollIntoView({ behavior }), {
    once: true,
  })
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
