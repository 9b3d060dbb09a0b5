export const cart = {
  notLoaded: 'Your cart didn’t load. Nothing’s lost.',
  elsewhere: 'Your order was deleted in another tab',
  placed: 'Your order was placed in another tab.',
  replaced: 'You opened another order in another tab. This is the new one.',
  waits: 'Log in again: your cart is waiting for you.',
  wished: {
    putIn: (name: string) => `Added to your order: ${name}`,
    'not-that-day': (name: string, days: string) =>
      `${name} isn’t on the menu for the day you chose.${days && ` It’s on the menu on ${days}.`}`,
    'sold-out': (name: string, _days: string) =>
      `${name} is sold out for the day you chose. Try another day.`,
    full: (name: string, _days: string) => `${name}: your deliveries already have all their mains.`,
    menu: (name: string, days: string) => (days ? `${name} is on the menu on ${days}.` : ''),
  },
}
