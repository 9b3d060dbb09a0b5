import type { MoreWords } from '../el/index.ts'

const mains = (count: number) => (count === 1 ? '1 main' : `${count} mains`)
const breakfasts = (count: number) => (count === 1 ? '1 breakfast' : `${count} breakfasts`)
const extras = (count: number) => (count === 1 ? '1 extra' : `${count} extras`)
const both = (main: number, breakfast: number) =>
  [main > 0 && mains(main), breakfast > 0 && breakfasts(breakfast)].filter(Boolean).join(' and ')

export const weekly: MoreWords['weekly'] = {
  metaTitle: 'The meals of your plan',
  title: 'Choose your meals',
  intro: 'Pick them yourself, or leave it to us.',
  fillForMe: 'Choose for me',
  loading: 'Loading your deliveries',
  deliveries: 'Your deliveries',
  week: week => `Week ${week}`,
  covers: (days, last) => (days === 1 ? '1 day' : `${days} days, until ${last}`),
  progress: (held, required) => `${held} of ${required}`,
  empty: 'Empty',
  missing: (main, breakfast) => `${both(main, breakfast)} to go`,
  needsChange: 'Needs a change',
  complete: (main, breakfast, extra) =>
    `${breakfast > 0 ? `${main + breakfast} meals` : mains(main)} · ready${extra > 0 ? `, with ${extras(extra)}` : ''}`,
  onlyExtras: extra => `Ready, with ${extras(extra)}`,
  allComplete: 'All your deliveries are ready!',
  allCompleteText: 'You can still change meals, or continue to payment.',
  toCheckout: 'Continue to payment',
  checkout: 'Payment',
  next: 'Next delivery',
  fillIt: 'Choose for this delivery',
  delivery: date => `Delivery on ${date}`,
  needs: (main, breakfast) => `Includes ${both(main, breakfast)}.`,
  full: 'You have all your mains. To add another, remove one first.',
  mainsNote: (held, required) =>
    held < required
      ? `You’ve chosen ${held} of the ${required} in this delivery.`
      : `You’ve chosen all ${required} mains of this delivery.`,
  breakfastsNote: (held, required) =>
    held < required
      ? `Your plan has ${breakfasts(required)} here, and you’ve chosen ${held}.`
      : `You’ve chosen all ${required} of your plan. Any more are charged separately.`,
  chosen: count => (count === 1 ? '1 meal' : `${count} meals`),
  nothingTitle: 'You haven’t chosen any meals yet',
  nothingText: 'Choose from the menu below, or tell us what you like and we’ll choose for you.',
  items: 'The meals in this delivery',
  swap: 'Swap',
  swapOf: name => `Swap: ${name}`,
  remove: name => `Remove: ${name}`,
  unavailable: 'No longer available that day',
  copy: 'Copy to another delivery',
  clear: 'Clear',
  cleared: 'The delivery is empty now.',
  undo: 'Undo',
  figures: 'Nutrition per day',
  figuresText: (kcal, days) =>
    days === 1 ? `${kcal} kcal in all` : `${kcal} kcal in all, for ${days} days`,
  kcal: 'kcal',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  grams: grams => `${grams} g`,
  dip: kcal => `Without the dips, which add ${kcal} kcal a day.`,
  target: (kcal, protein) =>
    `Target for the meals of your plan: about ${kcal} kcal and at least ${protein} g of protein a day.`,
  changeTarget: 'Change target',
}
