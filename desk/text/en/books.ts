import type { Words } from '../el/index.ts'

export const books: Words['books'] = {
  found: {
    'a paid order keeps what it costs': 'More or less was kept than the order costs',
    'only orders at an office are borne in part by a company':
      'A company pays for an order that goes to none of its offices',
    'a company bears all of what is on account, of the rest what the allowance gives':
      'A company pays more or less than was agreed',
    'a company pays once for an employee and a day':
      'A company pays twice for one person and one day',
    'an order that ended or was never paid keeps nothing':
      'Money was kept for an order that was cancelled or expired',
    'an order that was opened was paid': 'An order went on without being paid',
    'no payment gives back more than was charged': 'More was given back than was paid',
    'money that an order could not take goes back whole':
      'Money that was too much does not go back whole',
    'an order has one payment under way at most': 'Two payments are under way for one order',
    'an order is opened by one payment': 'Two payments were kept for one order',
    'a payment that an order took has its document, another has none':
      'A payment without its document, or a document without a payment',
    'a refund that was sent has its credit where the payment has a document':
      'A refund was sent and has no credit note',
    'an issued document tells its own amount': 'A document states another amount than its own',
    'no refund waits for a job that does not come': 'A refund waits and nothing sends it',
    "a provider's word is listened to":
      'A provider said something about a payment and nobody heard it',
    'an order costs what is in it': 'The total is not the sum of what is in the order',
    'a bag that was not received, or came back, is one of which somebody said so':
      'A bag is kept as not received or returned, and nobody said so',
    'deliveries stand as their order does': 'Deliveries do not agree with their order',
    'an order that ended early says why': 'An order ended early and does not say why',
    'an order that was opened has its mail, once': 'A confirmation is missing or was sent twice',
    'the kitchen has taken what orders hold': 'The kitchen counts other portions than the orders',
    'the kitchen has not taken more than it can make':
      'The kitchen has taken on more than it can make',
    'an order with a coupon holds it while it lives, and no other does':
      'A coupon is held by the wrong order',
    'takings add up what documents tell': 'The takings do not add up what the documents tell',
    'a coupon is used up when its order is paid':
      'A coupon stayed unused in an order that was paid',
    'a coupon is not used more often than it may be': 'A coupon was used more often than it may be',
    'a coupon knows how often it is taken': 'A coupon counts its uses wrongly',
    'nobody uses a coupon more often than one may':
      'One person used a coupon more often than they may',
    'no order waits to be paid for ever': 'An unpaid order did not expire in time',
    'no delivery is planned for the past': 'A delivery that is over still looks planned',
    'the deeds of the staff room are as they were written':
      'The deeds are not as they were written',
  },
}
