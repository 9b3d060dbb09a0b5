const key = 'been-here'

/** Whether a customer has logged in with this browser before; it does not keep which one. */
export function wasHere(): boolean {
  return localStorage.getItem(key) !== null
}

export function rememberLogin(): void {
  localStorage.setItem(key, '1')
}
