import { useConfig } from '../config.ts'

/** `priority`: the most important picture; `eager`: others that are seen without scrolling. */
type Shown = {
  alt: string
  sizes: string
  priority?: boolean
  eager?: boolean
  className?: string
  /** CSS of an image behind it, seen until it is loaded. */
  behind?: string | undefined
}

const mealWidths = [240, 320, 480, 640, 800, 1280]

/** A meal's picture, 4 to 3, or its second one. `sizes`: its shown width, as in HTML. */
export function MealPicture({
  slug,
  isCloseUp = false,
  ...shown
}: Shown & { slug: string; isCloseUp?: boolean }) {
  const { filesUrl } = useConfig()
  const path = `${filesUrl}/products/images/${encodeURIComponent(slug)}/${isCloseUp ? 2 : 1}.jpg`
  return <Sized {...shown} path={path} widths={mealWidths} width={1280} height={960} />
}

/** One of the shop's own pictures: the hero, the goals, the categories. */
export function ArtPicture({
  group,
  name,
  ...rest
}: Shown & {
  group: string
  name: string
  widths: readonly number[]
  width: number
  height: number
}) {
  return <Sized {...rest} path={`/pictures/${group}/${name}.jpg`} />
}

type SizedProps = Shown & {
  path: string
  widths: readonly number[]
  width: number
  height: number
}

function Sized({
  path,
  widths,
  alt,
  className = '',
  priority = false,
  eager = priority,
  behind,
  ...image
}: SizedProps) {
  const { imagesVersion } = useConfig()
  const at = (width: number) => `${path}?w=${width}&v=${encodeURIComponent(imagesVersion)}`
  return (
    <img
      {...image}
      alt={alt}
      srcSet={widths.map(width => `${at(width)} ${width}w`).join(', ')}
      src={at(widths.at(-1) ?? image.width)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      style={behind ? { backgroundImage: behind } : undefined}
      className={`bg-sand bg-cover bg-center ${className}`}
    />
  )
}
