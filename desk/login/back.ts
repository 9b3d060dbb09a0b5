/** Where one was: an address of the desk, never of another site. */
export function backIn(asked: string | null): string {
  return asked && /^\/(?![/\\])/.test(asked) ? asked : '/'
}
