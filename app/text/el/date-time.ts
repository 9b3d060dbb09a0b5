export const dateTime = {}
