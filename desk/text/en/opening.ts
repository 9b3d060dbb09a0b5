export const opening = {
  title: 'Opening the shop',
  intro:
    'Customers still read that you open soon. Fill in what is missing, try an order, and open it.',
  ready: (done: number, all: number) => `${done} of ${all} needed things are ready`,
  states: { done: 'Ready', missing: 'Missing', advised: 'Advised' },
  lines: {
    name: {
      title: 'The shop’s name',
      why: 'It is on every page and in every e-mail.',
      done: (list: string) => `It is called “${list}”.`,
      open: (list: string) => `It is still called “${list}”. Give it your own name.`,
    },
    legal: {
      title: 'The company',
      why: 'The law asks that customers see who sells.',
      done: (list: string) => list,
      open: (list: string) => `Not real yet: ${list}.`,
    },
    languages: {
      title: 'Languages',
      why: 'In these the shop speaks to customers.',
      done: (_: string, count: number) =>
        count === 1
          ? 'One language.'
          : 'Greek and English. For one alone: languages in the folder’s shop.yaml.',
      open: () => '',
    },
    area: {
      title: 'Where you deliver',
      why: 'An address finds its area by the postcode.',
      done: (list: string) => list,
      open: () => 'Give the area that waits there a name and its postcodes, and switch it on.',
    },
    windows: {
      title: 'Delivery hours',
      why: 'Customers choose among them. Closed days are in the calendar.',
      done: (list: string) => list,
      open: () => 'There are no delivery hours.',
    },
    fees: {
      title: 'Delivery fee',
      why: 'Customers see it before they order.',
      done: (list: string, count: number) =>
        `${list} for a delivery, free from ${count} main meals.`,
      open: () => '',
    },
    dish: {
      title: 'The first main meal',
      why: 'With a price, and a recipe in grams: allergens and nutrition follow from it.',
      done: (list: string) => list,
      open: () => 'No main meal has been published yet.',
    },
    pictures: {
      title: 'Pictures of the dishes',
      why: 'A dish without a picture shows its name alone.',
      done: () => 'All dishes have one.',
      open: (list: string) =>
        list === '' ? 'Once there is a dish.' : `Without a picture: ${list}.`,
    },
    plans: {
      title: 'Plans',
      why: 'Meals for whole weeks, if you offer them.',
      done: (_: string, count: number) =>
        count === 0
          ? 'Single orders alone.'
          : `Single orders and ${count === 1 ? '1 plan' : `${count} plans`}.`,
      open: () => 'Nothing is sold: neither single orders nor plans.',
    },
    logo: {
      title: 'Logo',
      why: 'Without one the first letter of the name stands in.',
      done: () => 'It is there.',
      open: () => 'An SVG or PNG, which is in place at once.',
    },
    texts: {
      title: 'Terms and policies',
      why: 'The program’s are samples. Have a lawyer look at yours.',
      done: () => 'They are your own.',
      open: () => 'They are still the program’s.',
    },
    mails: {
      title: 'E-mails to customers',
      why: 'They tell what becomes of an order.',
      done: (list: string) => `They come from ${list}.`,
      open: () => 'They stay files, and nobody gets one. In .env, then start again:',
    },
    payments: {
      title: 'Ways to pay',
      why: 'A provider’s keys stay on the server and are never typed here.',
      done: (list: string) => list,
      open: (list: string) =>
        list === ''
          ? 'None works: those of places.yaml need the keys of their provider in .env, and a new start:'
          : 'They are tests: no card is charged. For real ones the keys of one provider in .env, and a new start:',
    },
    documents: {
      title: 'Receipts and invoices',
      why: 'A licensed provider issues them.',
      done: () => 'The provider issues them.',
      open: () => 'No provider is connected. What is due is kept under Money for your accountant.',
    },
    order: {
      title: 'One test order',
      why: 'It goes through everything once: payment, e-mail, document, refund.',
      done: () => 'It was paid, and the money went back.',
      open: (list: string) =>
        list === 'paid'
          ? 'It is paid. Cancel it under Orders, so that the money goes back too.'
          : 'Enter the shop by the link below, order and pay.',
    },
    backup: {
      title: 'Backup',
      why: 'Every night, and on another machine too.',
      done: (_: string, count: number) =>
        count === 0 ? 'The latest is of today.' : `The latest is ${count} days old.`,
      open: () => 'There is no recent one. The command:',
    },
  },
  providers: {
    viva: 'Viva',
    epay: 'epay',
    stripe: 'Stripe',
    bank: 'Bank transfer',
    door: 'Payment on delivery',
  },
  more: (count: number) => `and ${count} more`,
  visitTitle: 'See it as customers do',
  visitText:
    'By this link you enter the shop and order before it opens. Give it to whoever should try it.',
  visitLink: 'Link for trying',
  visit: 'Enter the shop',
  openTitle: 'Open the shop',
  openText: 'Once it is open, everybody sees it and orders. It is not closed again from here.',
  without: (list: string) => `It will open without: ${list}.`,
  lacks: (list: string) => `To open it lacks: ${list}.`,
  open: 'Open it',
  opened: 'The shop is open',
  openedText: 'Everybody sees it and orders.',
}
