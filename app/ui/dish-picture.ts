/** The dish that was chosen last, as its card showed it. */
let taken: { readonly slug: string; readonly image: HTMLImageElement } | null = null

/** The picture of one card goes over into that of the dish's page; two of one name would both stay. */
export function takeAlong(link: Element, slug: string): void {
  taken?.image.style.removeProperty('view-transition-name')
  const image = link.closest('article')?.querySelector('img')
  taken = image ? { slug, image } : null
  // On a dish's page its own picture bears the name.
  if (!document.querySelector('[data-dish]'))
    taken?.image.style.setProperty('view-transition-name', 'dish')
}

/** The way back: the card of the dish that was left shows up again, and its picture comes back to it. */
export function bringBack(link: Element, slug: string): void {
  if (taken?.slug !== slug || document.querySelector('[data-dish]')) return
  takeAlong(link, slug)
  // A section that is only laid out once it is seen has nothing to come back to.
  link.closest('section')?.style.setProperty('content-visibility', 'visible')
}

/** The picture that the visitor has just seen of a dish, until the large one is there; CSS. */
export function seenPicture(slug: string): string | undefined {
  return taken?.slug === slug ? `url("${taken.image.currentSrc}")` : undefined
}
