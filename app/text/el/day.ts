/** A delivery day with its article, τη Δευτέρα, την Τρίτη; deliveries skip weekends. */
export const on = (day: string): string => `${day.startsWith('Δ') ? 'τη' : 'την'} ${day}`
