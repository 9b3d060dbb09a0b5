/** What the log tells of a request: no search, which may hold a mail's secret or somebody's allergies, and no address. */
export function requestForLog(request: { method?: string; url?: string }) {
  return { method: request.method, path: request.url?.split('?')[0] }
}
