import { bringBack, takeAlong } from './dish-picture.ts'
import { Link, type LinkProps } from './link.tsx'

/** The way to a dish's page; the picture of the card it stands on goes along. */
export function DishLink({ slug, ...rest }: Omit<LinkProps, 'to'> & { slug: string }) {
  return (
    <Link
      {...rest}
      ref={link => {
        if (link) bringBack(link, slug)
      }}
      to={`/product/${slug}`}
      viewTransition={movesPages()}
      onClick={event => takeAlong(event.currentTarget, slug)}
    />
  )
}

function movesPages(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
