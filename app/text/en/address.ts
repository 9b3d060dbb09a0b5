export const address = {}
