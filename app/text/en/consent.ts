export const consent = {
  questions: {
    analytics: {
      title: 'May we count visits?',
      text: 'If you let us, we keep statistics to see what helps. Whatever you choose, the shop works the same.',
    },
    social: {
      title: 'Show you our Instagram too?',
      text: 'If you let us, the home page shows our latest pictures from there. Whatever you choose, the shop works the same.',
    },
    both: {
      title: 'Statistics and Instagram?',
      text: 'If you let us, we keep statistics and show pictures from our Instagram. Whatever you choose, the shop works the same.',
    },
  },
  reject: 'Reject all',
  accept: 'Accept all',
  choose: 'Cookie settings',
  policy: 'Cookie policy',
  dialogTitle: 'Cookie settings',
  necessary: 'Necessary',
  necessaryText:
    'Your login, the cart, the language and this very choice. The shop does not work without them.',
  always: 'Always on',
  analytics: 'Statistics',
  analyticsText:
    'Which pages and meals people look at and buy, through Google Analytics. Never your name, diet or allergies.',
  social: 'Instagram',
  socialText:
    'Our latest Instagram pictures, on the home page. Our own server fetches them: your browser does not talk to Instagram unless you press one.',
  post: 'A picture from our Instagram',
  opensInstagram: 'opens Instagram in a new tab',
  nothing: 'The shop uses only what is necessary. There is nothing to choose.',
  save: 'Save choice',
  saved: 'Your choice is saved.',
  close: 'All right',
}
