import { type ComponentType, lazy, Suspense } from 'react'
import { useConfig } from '../../config.ts'
import { useOnceAlive } from '../../hydrated.ts'
import { SectionTitle } from '../../ui/section.tsx'
import { type FeedPicture, FeedPictures } from './feed-pictures.tsx'

/** Loaded only if the shop has a social account; falls back to the shop's own pictures. */
const SocialPictures = lazy<ComponentType<{ pictures: readonly FeedPicture[] }>>(() =>
  import('./social-pictures.tsx').catch(() => ({ default: FeedPictures })),
)

/** Pictures, each with a link to its dish or its post (§1). */
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
  const own = <FeedPictures pictures={pictures} />
  return (
    <section className="mx-auto w-full max-w-(--content) px-5 pb-12 sm:px-8 md:pb-20">
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
