/** The log keeps no query, which may hold a mail's secret or a customer's allergies, and no IP address. */
export function requestForLog(request: { method?: string; url?: string }) {
  return { method: request.method, path: request.url?.split('?')[0] }
}
