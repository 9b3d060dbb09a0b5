export const plans = {}
