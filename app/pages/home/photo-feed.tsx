import { Link } from '../../ui/link.tsx'
import { MealPicture } from '../../ui/picture.tsx'
import { SectionTitle } from '../../ui/section.tsx'

export type Plate = { slug: string; name: string }

/** Pictures to look at; each leads to its dish (§1). */
export function PhotoFeed({
  title,
  text,
  plates,
}: {
  title: string
  text: string
  plates: readonly Plate[]
}) {
  return (
    <section className="mx-auto w-full max-w-[82rem] px-5 pb-12 sm:px-8 md:pb-20">
      <SectionTitle text={text}>{title}</SectionTitle>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-6">
        {plates.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/product/${slug}`}
              className="block overflow-hidden rounded-2xl focus-visible:rounded-2xl"
            >
              <MealPicture
                slug={slug}
                alt={name}
                sizes="(min-width: 56.25rem) 13rem, 30vw"
                className="aspect-square w-full object-cover transition-transform duration-250 ease-calm hover:scale-104"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
