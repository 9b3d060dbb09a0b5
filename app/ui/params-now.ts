/** The search that the browser's address has now, which is ahead of what is drawn of it. */
export function paramsNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}
