export const plans = {
  metaTitle: 'Start your order | Gastra',
  metaDescription:
    'Choose the portion for your order: ready meals cooked by chefs, designed by nutritionists and brought to your door in Attica.',
  eyebrow: 'One order, no commitment',
  title: 'How do you like your meals?',
  intro:
    'Choose your goal and we set the portion. The dishes are yours to pick, one by one, from the menu.',
  goals: 'Your goal',
  portion: (name: string) => `${name} portion`,
  anyPortion: 'Any portion you like',
  from: 'Mains from',
  continue: 'Continue',
  chooseFirst: 'Choose your goal first.',
  needsTitle: 'What an order needs',
  needMains: (count: number) => `At least ${count} main meals`,
  needMainsText: 'With as many snacks, breakfasts and extras as you like.',
  needShipping: (count: number) => `Free delivery from ${count} mains`,
  needShippingText: (price: string) => `With fewer, delivery costs ${price}.`,
  needDay: 'A day and time that suit you',
  needDayText: 'Monday to Friday, morning or afternoon, all over Attica.',
  conflictTitle: 'You already have an open order',
  conflictText: (current: string, wanted: string) =>
    `The order you started is for “${current}” and now you have chosen “${wanted}”. If you start a new one, the meals you had chosen will be lost.`,
  conflictNew: 'Create new',
  conflictContinue: 'Continue existing',
}
