export const login = {
  titles: {
    login: 'Welcome back',
    signUp: 'Create an account',
    forgot: 'Forgot your password?',
    sent: 'Check your email',
    reset: 'A new password',
    expired: 'The link has expired',
  },
  tabs: 'Log in or sign up',
  login: 'Log in',
  signUp: 'Sign up',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show password',
  terms: 'By signing up you accept the',
  termsLink: 'terms of use',
  forgotPassword: 'Forgot password',
  forgotText: 'Enter the email of your account and we will send you a link to a new password.',
  fillEmail: 'Fill in your email',
  sendLink: 'Send me a link',
  /** Does not reveal whether the account exists. */
  emailSubmitSuccess: (email: string) =>
    `If there is an account for ${email}, we have sent you a link to a new password. It is valid for 1 hour.`,
  emailSentBefore: (email: string, sentAt: string, nextAt: string) =>
    `If an account exists for ${email}, we already sent you a link at ${sentAt}. If you cannot find it, ask for another after ${nextAt}.`,
  emailSubmitHint: 'Cannot see it? Have a look in your spam folder too.',
  continue: 'Continue',
  resetText:
    'Choose your new password. Wherever else you are logged in, you will need to log in again.',
  newPassword: 'New password',
  savePassword: 'Save and log in',
  expiredText: 'Each link is valid for 1 hour and works once. Ask for a new one.',
  emailVerified: 'Your email is confirmed',
  newLink: 'Get a new link',
}
