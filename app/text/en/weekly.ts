import type { MoreWords } from '../el/index.ts'

const mains = (count: number) => (count === 1 ? '1 main' : `${count} mains`)
const breakfasts = (count: number) => (count === 1 ? '1 breakfast' : `${count} breakfasts`)
const both = (main: number, breakfast: number) =>
  [main > 0 && mains(main), breakfast > 0 && breakfasts(breakfast)].filter(Boolean).join(' and ')

export const weekly: MoreWords['weekly'] = {
  metaTitle: 'The meals of your plan | Gastra',
  title: 'Choose your meals',
  intro: 'Fill each delivery with whatever takes your fancy, or leave it to us.',
  fillForMe: 'Fill it for me',
  loading: 'Loading your deliveries',
  deliveries: 'Your deliveries',
  week: week => `Week ${week}`,
  covers: (days, last) => (days === 1 ? '1 day' : `${days} days, until ${last}`),
  progress: (held, required) => `${held} of ${required}`,
  empty: 'Empty',
  missing: (main, breakfast) => `${both(main, breakfast)} to go`,
  needsChange: 'Needs a change',
  complete: 'Ready',
  completeWith: extra => (extra === 1 ? 'Ready, with 1 extra' : `Ready, with ${extra} extras`),
  allComplete: 'All your deliveries are ready!',
  allCompleteText: 'You can still change meals, or go on to payment.',
  toCheckout: 'Continue to payment',
  checkout: 'Payment',
  next: 'Next delivery',
  fillIt: 'Fill it',
  delivery: date => `Delivery on ${date}`,
  needs: (main, breakfast) => `It holds ${both(main, breakfast)}.`,
  full: 'You have all your mains. To add another, take one out first.',
  mainsNote: (held, required) =>
    held < required
      ? `You have chosen ${held} of the ${required} in this delivery.`
      : `All ${required} in this delivery are chosen.`,
  breakfastsNote: (held, required) =>
    held < required
      ? `Your plan has ${breakfasts(required)} here, you have chosen ${held}.`
      : `All ${required} of your plan are chosen. Any more are charged on top.`,
  chosen: count => (count === 1 ? '1 meal chosen' : `${count} meals chosen`),
  nothingTitle: 'Nothing here yet',
  nothingText: 'Choose from the menu below, or tell us how you eat and we will choose for you.',
  items: 'The meals in this delivery',
  swap: 'Swap',
  swapOf: name => `Swap: ${name}`,
  remove: name => `Remove: ${name}`,
  unavailable: 'No longer offered on that day',
  copy: 'Copy to others',
  clear: 'Clear',
  cleared: 'The delivery is empty now.',
  undo: 'Undo',
  figures: 'Nutrition a day',
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
