/** "δύο φορές", of one to three. */
export function times(count: number): string {
  return ['', 'μία φορά', 'δύο φορές', 'τρεις φορές'][count] ?? ''
}
