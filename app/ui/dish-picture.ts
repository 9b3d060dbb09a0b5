/** The dish that was opened last, with the picture of its card. */
let taken: { readonly slug: string; readonly image: HTMLImageElement } | null = null

/** Lets the card's picture move into that of the dish's page; one element may bear the name. */
export function takeAlong(link: Element, slug: string): void {
  taken?.image.style.removeProperty('view-transition-name')
  const image = link.closest('article')?.querySelector('img')
  taken = image ? { slug, image } : null
  // On a dish's page, its own picture has the name.
  if (!document.querySelector('[data-dish]'))
    taken?.image.style.setProperty('view-transition-name', 'dish')
}

/** On the way back from a dish, lets its picture move back into its card. */
export function bringBack(link: Element, slug: string): void {
  if (taken?.slug !== slug || document.querySelector('[data-dish]')) return
  takeAlong(link, slug)
  // On a shelf that is not laid out, the picture has no place to move to.
  link.closest<HTMLElement>('[data-shelf]')?.style.setProperty('content-visibility', 'visible')
}

/** CSS of the picture that the visitor has just seen of a dish, until the large one is loaded. */
export function seenPicture(slug: string): string | undefined {
  return taken?.slug === slug ? `url("${taken.image.currentSrc}")` : undefined
}
