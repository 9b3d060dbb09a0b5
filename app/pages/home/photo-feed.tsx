import { type ComponentType, lazy, Suspense } from 'react'
import type { SocialFeedAnswer } from '#server/answers.ts'
import { useConfig } from '../../config.ts'
import { useOnceAlive } from '../../hydrated.ts'
import { Link } from '../../ui/link.tsx'
import { MealPicture } from '../../ui/picture.tsx'
import { SectionTitle } from '../../ui/section.tsx'

export type FeedPicture = SocialFeedAnswer['posts'][number]

/** Only where the shop has an account to show: in the places of its own pictures, once allowed. */
const SocialPictures = lazy<ComponentType<{ pictures: readonly FeedPicture[] }>>(() =>
  import('./social-pictures.tsx').catch(() => ({ default: OwnPictures })),
)

/** Pictures to look at; each leads to its dish, or to where it was shown (§1). */
export function PhotoFeed({
  title,
  text,
  pictures,
}: {
  title: string
  text: string
  pictures: readonly FeedPicture[]
}) {
  const { feed } = useConfig()
  const asksOutside = useOnceAlive(feed, false)
  const own = <OwnPictures pictures={pictures} />
  return (
    <section className="mx-auto w-full max-w-[82rem] px-5 pb-12 sm:px-8 md:pb-20">
      <SectionTitle text={text}>{title}</SectionTitle>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-6">
        {asksOutside ? (
          <Suspense fallback={own}>
            <SocialPictures pictures={pictures} />
          </Suspense>
        ) : (
          own
        )}
      </ul>
    </section>
  )
}

export function OwnPictures({ pictures }: { pictures: readonly FeedPicture[] }) {
  return pictures.map(({ id, text, href }) => (
    <li key={id}>
      <Link to={href} className={around}>
        <MealPicture slug={id} alt={text} sizes={sizes} className={square} />
      </Link>
    </li>
  ))
}

export const around = 'block overflow-hidden rounded-2xl focus-visible:rounded-2xl'
export const sizes = '(min-width: 56.25rem) 13rem, 30vw'
export const square =
  'aspect-square w-full object-cover transition-transform duration-250 ease-calm hover:scale-104'
