/** How a choice between parts of a screen looks, whether it is a button or a link. */
export function tabLooks(isChosen: boolean): string {
  const look = isChosen ? 'bg-basil-soft' : 'hover:bg-sand'
  return `inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-basil focus-visible:rounded-full ${look}`
}
