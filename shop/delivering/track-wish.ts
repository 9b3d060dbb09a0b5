/** What a customer tells the shop by the link of a delivery: of its food, or what to do with a bag that nobody took. */
export const trackWishes = ['food', 'again-today', 'fetch', 'other-day'] as const
export type TrackWish = (typeof trackWishes)[number]
