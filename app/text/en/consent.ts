export const consent = {
  questions: {
    analytics: {
      title: 'May we keep statistics?',
      text: 'If you let us, we count visits to make the shop better. Whatever you choose, everything works the same.',
    },
    social: {
      title: 'Show our Instagram too?',
      text: 'If you let us, the home page shows our latest pictures. Whatever you choose, everything works the same.',
    },
    both: {
      title: 'Statistics and Instagram?',
      text: 'If you let us, we keep statistics and show pictures from our Instagram. Whatever you choose, everything works the same.',
    },
  },
  reject: 'Reject all',
  accept: 'Accept all',
  choose: 'Cookie settings',
  policy: 'Cookie policy',
  dialogTitle: 'Cookie settings',
  necessary: 'Necessary',
  necessaryText:
    'Your login, the cart, the language and this choice. The shop doesn’t work without them.',
  always: 'Always on',
  analytics: 'Statistics',
  analyticsText:
    'Which pages and meals people look at and buy, through Google Analytics. Never your name, diet or allergies.',
  social: 'Instagram',
  socialText:
    'Our latest Instagram pictures, on the home page. Our own server fetches them: your browser doesn’t talk to Instagram unless you tap one.',
  post: 'A picture from our Instagram',
  opensInstagram: 'opens Instagram in a new tab',
  nothing: 'The shop only uses what’s necessary. There’s nothing to choose.',
  save: 'Save choice',
  saved: 'Your choice has been saved.',
  close: 'OK',
}
