/** A day of delivery, which is never a weekend's, with its article: τη Δευτέρα, την Τρίτη. */
export const on = (day: string): string => `${day.startsWith('Δ') ? 'τη' : 'την'} ${day}`
