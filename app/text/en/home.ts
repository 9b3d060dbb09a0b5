export const home = {}
