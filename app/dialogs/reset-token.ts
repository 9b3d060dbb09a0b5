const key = 'reset'

/**
 * Takes the secret of a mail's link out of the page's search and keeps it for this tab alone: in the
 * address it would stay in the browser's history and travel with the page's requests. Answers the
 * search without it, or null where it holds none.
 */
export function takeResetToken(search: string, storage: Storage): string | null {
  const params = new URLSearchParams(search)
  const token = params.get(key)
  if (!token || token === opened) return null
  storage.setItem(key, token)
  params.set(key, opened)
  return `?${params}`
}

/** The parameter's value once the secret has been taken out. */
const opened = '1'

export function resetToken(storage: Storage): string | null {
  return storage.getItem(key)
}

/** For a token that was used, or that the shop refused for good. */
export function forgetResetToken(storage: Storage): void {
  storage.removeItem(key)
}
