const key = 'reset'

/**
 * Takes the secret of a mail's link out of a page's search and keeps it for this tab alone: in the
 * address it would stay in the browser's history, and travel with the page's own requests. Answers
 * the search without it, or null where there is none in it.
 */
export function takeResetToken(search: string, storage: Storage): string | null {
  const params = new URLSearchParams(search)
  const token = params.get(key)
  if (!token || token === opened) return null
  storage.setItem(key, token)
  params.set(key, opened)
  return `?${params}`
}

/** What stands in the address once the secret has been taken out. */
const opened = '1'

export function resetToken(storage: Storage): string | null {
  return storage.getItem(key)
}

/** It has served, or never will. */
export function forgetResetToken(storage: Storage): void {
  storage.removeItem(key)
}
