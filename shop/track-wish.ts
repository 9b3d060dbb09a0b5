/** What a customer tells the shop by the link of a delivery: of its food, or what becomes of a bag nobody took. */
export const trackWishes = ['food', 'again-today', 'fetch', 'other-day'] as const
export type TrackWish = (typeof trackWishes)[number]
