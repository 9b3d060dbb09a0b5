/** A Greek day with its article: τη Δευτέρα 23 Νοεμβρίου, την Τρίτη, το Σάββατο. */
export const on = (day: string): string => `${articles[day.charAt(0)] ?? 'την'} ${day}`

const articles: Readonly<Record<string, string>> = { Δ: 'τη', Σ: 'το' }
