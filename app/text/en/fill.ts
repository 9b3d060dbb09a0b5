import type { MoreWords } from '../el/index.ts'

const piecesOf = {
  'main-meal': (count: number) => (count === 1 ? 'main meal' : 'main meals'),
  breakfast: (count: number) => (count === 1 ? 'breakfast' : 'breakfasts'),
}
const need = (type: keyof typeof piecesOf, count: number) =>
  `${count} more ${piecesOf[type](count)} ${count === 1 ? 'is' : 'are'} needed`
const found = (count: number) => (count === 0 ? 'we found none' : `we only found ${count}`)

export const fill: MoreWords['fill'] = {
  title: 'Choose for me',
  intro: 'Tell us what you like and we’ll choose for you. Anything you’ve already chosen stays.',
  kcal: 'Daily calories',
  kcalHint: (usual, from, to) => `For your plan’s goal we suggest ${usual}. From ${from} to ${to}.`,
  protein: 'Daily protein, at least (g)',
  proteinHint: usual => `We suggest ${usual} g.`,
  share: (percent, main, breakfast) =>
    `Your plan’s meals cover ${percent}% of the day: ${main}% for each main meal${breakfast === null ? '' : `, ${breakfast}% for breakfast`}. The rest of the day is up to you.`,
  aim: (kcal, protein) =>
    `We’ll aim for about ${kcal} kcal and at least ${protein} g of protein a day.`,
  allergens: 'Allergens you avoid',
  allergensHint: 'We also leave out anything that may contain traces.',
  dislikes: 'Not for me',
  dislikesHint: 'Main ingredients you’d rather not see on your plate.',
  keptHere: 'We only keep this on your device and don’t send it anywhere.',
  advice: 'The targets are a guide, not a substitute for a dietitian’s advice.',
  fillOne: 'Choose for this delivery',
  fillAll: 'Choose for the whole plan',
  again: 'Choose again',
  changePreferences: 'Change preferences',
  save: 'Save',
  saved: 'Saved.',
  allFull: 'All your deliveries are ready. If you change the target, we’ll keep it for next time.',
  againText: 'Change anything and we’ll choose ours again. What you chose yourself stays.',
  working: (at, of) =>
    of === 1 ? 'Choosing for the delivery…' : `Choosing for delivery ${at} of ${of}…`,
  searching: 'Choosing meals…',
  filledOne: 'The delivery is ready.',
  filledAll: count => (count === 1 ? '1 delivery is ready.' : `${count} deliveries are ready.`),
  blockedTitle: 'That doesn’t quite work out',
  blockedFor: date => `Delivery on ${date}:`,
  blocked: {
    dislikes: (type, missing, possible) =>
      `${need(type, missing)}, but without the ingredients you don’t want ${found(possible)}. Take one off the list.`,
    allergens: (type, missing, possible) =>
      `${need(type, missing)}, but without the allergens you avoid ${found(possible)} on that day’s menu.`,
    stock: (type, missing, possible) =>
      `${need(type, missing)}, but ${found(possible)} available for that day.`,
    'too-few-meals': (type, missing, possible) =>
      `${need(type, missing)}, but with everything you asked for ${found(possible)}.`,
    protein: (floor, most, aDay) =>
      `You asked for at least ${floor} g of protein, and that day’s meals reach ${most} g at most. Try up to ${aDay} g for the whole day.`,
  },
  swapTitle: 'Swap it for',
  swapFor: name => `Instead of: ${name}`,
  swapLoading: 'Looking for what suits you',
  swapNone: 'We couldn’t find another meal without what you avoid. Have a look at the menu below.',
  swapHint: 'The best fit for your target comes first.',
  choose: 'Choose',
  chooseOf: name => `Choose: ${name}`,
  swapped: name => `Added: ${name}`,
  sameFigures: 'About the same',
  changeKcal: amount => `${amount} kcal`,
  changeProtein: amount => `${amount} g protein`,
  copyTitle: 'Copy to other deliveries',
  copyText: date =>
    `We’ll copy the meals of the delivery on ${date} to the deliveries you choose. What’s there now will be replaced.`,
  copyTo: 'Which ones?',
  copyLoading: 'Checking each day’s menu',
  copyEmpty: 'Empty',
  copyHolds: count => (count === 1 ? 'Has 1 meal' : `Has ${count} meals`),
  notOffered: names => `Not available on that day: ${names}.`,
  noRoom: names => `Not all of them fit: ${names}.`,
  copyButton: count => (count === 1 ? 'Copy to 1 delivery' : `Copy to ${count} deliveries`),
  copyNone: 'Choose a delivery',
  copied: count => (count === 1 ? 'Copied to 1 delivery.' : `Copied to ${count} deliveries.`),
}
