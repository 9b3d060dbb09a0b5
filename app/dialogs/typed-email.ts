let typed = ''

/** Keeps the e-mail that was typed to log in, for the form of the forgotten password. */
export function rememberEmail(email: string): void {
  typed = email
}

export function takeEmail(): string {
  const email = typed
  typed = ''
  return email
}
