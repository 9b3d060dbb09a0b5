/** A customer without a password must have logged in this recently for what asks for one; milliseconds. */
export const freshLogin = 60 * 60_000
