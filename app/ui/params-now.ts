/** The search of the browser's address now, which the drawn page may not show yet. */
export function paramsNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}
