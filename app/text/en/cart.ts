export const cart = {
  notLoaded: 'Your cart could not be loaded. Nothing is lost.',
  elsewhere: 'Your order was closed in another tab',
  placed: 'Your order was placed in another tab.',
  replaced: 'You opened another order in another tab. This is the new one.',
  waits: 'Log in again: your cart is waiting for you.',
}
