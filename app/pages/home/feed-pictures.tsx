import type { SocialFeedAnswer } from '#server/answers.ts'
import { Link } from '../../ui/link.tsx'
import { MealPicture } from '../../ui/picture.tsx'

export type FeedPicture = SocialFeedAnswer['posts'][number]

export function FeedPictures({ pictures }: { pictures: readonly FeedPicture[] }) {
  return pictures.map(({ id, text }) => (
    <li key={id}>
      <Link to={`/product/${id}`} className={around}>
        <MealPicture slug={id} alt={text} sizes={sizes} className={square} />
      </Link>
    </li>
  ))
}

export const around = 'block overflow-hidden rounded-card focus-visible:rounded-card'
export const sizes = '(min-width: 56.25rem) 13rem, 30vw'
export const square =
  'aspect-square w-full object-cover transition-transform duration-250 ease-calm hover:scale-104'
