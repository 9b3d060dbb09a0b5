const key = 'been-here'

/** Whether somebody has logged in with this browser before; it says nothing about who. */
export function wasHere(): boolean {
  return localStorage.getItem(key) !== null
}

export function rememberLogin(): void {
  localStorage.setItem(key, '1')
}
