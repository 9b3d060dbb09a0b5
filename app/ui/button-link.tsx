import { type Looks, looks } from '#ui/button.tsx'
import { Link, type LinkProps } from './link.tsx'

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Looks) {
  return <Link {...rest} className={looks({ variant, size }, className)} />
}
