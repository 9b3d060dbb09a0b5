import { bringBack, takeAlong } from './dish-picture.ts'
import { Link, type LinkProps } from './link.tsx'

/** A link to a dish's page; the picture of its card moves into that of the page. */
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
