import type { social as el } from '../el/social.ts'

export const social = {
  login: { google: 'Continue with Google', facebook: 'Continue with Facebook' },
  or: 'or',
  missed: {
    'popup-blocked':
      'Your browser blocked the login window. Allow pop-ups for this site and try again.',
    'script-blocked':
      'The login isn’t loading. A browser add-on or your network may be blocking it. You can continue with your email.',
    'press-again': 'That took a moment, but it’s ready now. Press the button again.',
  },
  refused: {
    'permissions-error':
      'We need your name and your email. Try again and share both, or continue with your email.',
    'customer-exists':
      'There’s already an account with this email. Log in the way you did last time; if you don’t have a password or forgot it, ask for a new one.',
  },
} satisfies typeof el
