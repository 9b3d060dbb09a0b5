import type { Words } from '../el/index.ts'

export const mails: Words['mails'] = {
  names: {
    'order-confirmed': 'Order confirmed',
    'payment-link': 'Link to pay',
    'payment-failed': 'The payment failed',
    'delivery-reminder': 'Delivery reminder',
    'order-changed': 'Change of a delivery',
    'order-cancelled': 'Order cancelled',
    'order-not-accepted': 'Not accepted',
    'refund-sent': 'Money given back',
    'delivery-today': 'Delivery today',
    welcome: 'Welcome',
    'welcome-plain': 'Welcome without a gift',
    'password-reset': 'New password',
    'email-verify': 'Confirming the e-mail',
    'login-linked': 'A new way to log in',
    'password-changed': 'The password changed',
    'login-tries': 'Tries to log in',
    'email-change': 'New e-mail',
    'email-change-asked': 'A new e-mail was asked for',
    'email-changed': 'The e-mail changed',
    'order-consent': 'Change of a dish that was bought',
    'account-deleted': 'The account was deleted',
    'region-confirm': 'Confirming interest in an area',
    'region-open': 'We deliver in your area',
  },
}
