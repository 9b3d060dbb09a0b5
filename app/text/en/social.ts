import type { social as el } from '../el/social.ts'

export const social = {
  login: { google: 'Continue with Google', facebook: 'Continue with Facebook' },
  or: 'or',
  missed: {
    'popup-blocked':
      'Your browser blocked the login window. Allow pop-ups for this site and try again.',
    'script-blocked':
      'The login does not load. A browser add-on or your network may be stopping it. You can go on with your email.',
    'press-again': 'That took a moment, but it is ready now. Press the button again.',
  },
  refused: {
    'permissions-error':
      'We need your name and your email. Try again and share both, or go on with your email.',
    'customer-exists':
      'There is already an account with this email. Log in the way you did last time; if you have no password or forgot it, ask for a new one.',
  },
} satisfies typeof el
