export const checkout = {}
