import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'
import { MealTile, type Tile } from '../../ui/meal-tile.tsx'
import { ArtPicture } from '../../ui/picture.tsx'
import { SectionTitle } from '../../ui/section.tsx'

type Told = { title: string; text: string }

function Band({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <section className={className}>
      <div className="mx-auto w-full max-w-(--content) px-5 py-9 sm:px-8 md:py-16">{children}</div>
    </section>
  )
}

export function Goals({
  title,
  text,
  items,
  disclaimer,
}: Told & { items: { code: string; name: string; text: string }[]; disclaimer: string }) {
  const { home } = useWords()
  return (
    <Band>
      <SectionTitle text={text}>{title}</SectionTitle>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
        {items.map(({ code, name, text: told }) => (
          <li
            key={code}
            className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200 hover:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-basil"
          >
            <ArtPicture
              group="goals"
              name={code}
              widths={[160, 320, 480]}
              width={480}
              height={480}
              alt=""
              sizes="(min-width: 75rem) 18rem, 48vw"
              className="aspect-3/2 w-full shrink-0 object-cover md:aspect-video lg:aspect-square"
            />
            <div className="flex flex-1 flex-col p-3 sm:p-5">
              <h3 className="text-base sm:text-lg leading-snug lg:text-xl">
                <Link
                  to={`/plans?goal=${code}`}
                  className="outline-none after:absolute after:inset-0"
                >
                  {name}
                </Link>
              </h3>
              <p className="mt-1.5 text-sm text-muted max-sm:hidden">{told}</p>
              <p
                aria-hidden="true"
                className="mt-auto hidden items-center gap-1.5 pt-4 font-semibold text-basil lg:flex"
              >
                {home.choose}
                <ArrowRight
                  size={18}
                  className="transition-transform duration-200 group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-3xl text-sm text-muted">{disclaimer}</p>
    </Band>
  )
}

/** On phones a row to swipe through; the keyboard scrolls it from link to link. */
export function Rail({ title, text, tiles }: Told & { tiles: readonly Tile[] }) {
  const { home } = useWords()
  return (
    <Band className="border-y border-line bg-card">
      <div className="flex flex-wrap items-end justify-between gap-x-8">
        <SectionTitle text={text}>{title}</SectionTitle>
        <Link
          to="/menu"
          className="mb-6 hidden min-h-11 items-center gap-2 font-semibold text-basil underline-offset-4 hover:underline md:mb-8 md:flex"
        >
          {home.wholeMenu}
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </div>
      <ul
        aria-label={title}
        className="-mx-5 flex snap-x scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:px-0 md:pb-0 lg:grid-cols-4 lg:gap-5"
      >
        {tiles.map(tile => (
          <li
            key={tile.slug}
            className="w-[72vw] max-w-72 shrink-0 snap-start md:w-auto md:max-w-none"
          >
            <MealTile
              tile={tile}
              sizes="(min-width: 75rem) 19rem, (min-width: 56.25rem) 30vw, 18rem"
            />
          </li>
        ))}
      </ul>
      <Link
        to="/menu"
        className="mt-4 flex min-h-12 items-center justify-center gap-2 rounded-full border border-edge font-semibold hover:bg-basil-soft focus-visible:rounded-full md:hidden"
      >
        {home.wholeMenu}
        <ArrowRight size={20} aria-hidden="true" />
      </Link>
    </Band>
  )
}

export function HowItWorks({
  title,
  steps,
}: {
  title: string
  steps: (Told & { order: number })[]
}) {
  return (
    <Band>
      <SectionTitle>{title}</SectionTitle>
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ order, title: name, text }) => (
          <li key={order} className="flex gap-4 lg:flex-col">
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-terracotta font-serif text-xl font-semibold text-on-terracotta"
            >
              {order}
            </span>
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}

export function Why({ title, items }: { title: string; items: Told[] }) {
  return (
    <div className="mx-auto w-full max-w-(--content) px-5 py-9 sm:px-8 md:py-16">
      <section className="rounded-card bg-sand px-6 py-8 sm:px-10 md:py-14">
        <SectionTitle>{title}</SectionTitle>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {items.map(({ title: name, text }) => (
            <li key={name} className="border-s-3 border-terracotta ps-5">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1.5">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
