/** "twice", of one to three. */
export function times(count: number): string {
  return ['', 'once', 'twice', 'three times'][count] ?? ''
}
