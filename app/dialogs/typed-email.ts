let typed = ''

/** What was typed to log in, for who then has forgotten the password. */
export function rememberEmail(email: string): void {
  typed = email
}

/** It serves once. */
export function takeEmail(): string {
  const email = typed
  typed = ''
  return email
}
