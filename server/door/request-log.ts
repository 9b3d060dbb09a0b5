/** The log keeps no query and no code of a link, which may hold a secret or a customer's allergies, and no IP address. */
export function requestForLog(request: { method?: string; url?: string }) {
  return {
    method: request.method,
    path: request.url?.split('?')[0]?.replace(/^\/(order\/track|pay)\/.*/, '/$1'),
  }
}
