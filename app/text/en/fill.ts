import type { MoreWords } from '../el/index.ts'

const piecesOf = {
  'main-meal': (count: number) => (count === 1 ? 'main meal' : 'main meals'),
  breakfast: (count: number) => (count === 1 ? 'breakfast' : 'breakfasts'),
}
const need = (type: keyof typeof piecesOf, count: number) =>
  `${count} more ${piecesOf[type](count)} ${count === 1 ? 'is' : 'are'} needed`
const found = (count: number) => (count === 0 ? 'we find none' : `we find only ${count}`)

export const fill: MoreWords['fill'] = {
  title: 'Fill it for me',
  intro: 'Tell us how you eat and we choose for you. Whatever you have chosen already stays.',
  kcal: 'Calories of your whole day',
  kcalHint: (usual, from, to) =>
    `For the goal of your plan we suggest ${usual}. From ${from} to ${to}.`,
  protein: 'Protein of your whole day, at least (g)',
  proteinHint: usual => `We suggest ${usual} g.`,
  share: (percent, main, breakfast) =>
    `The meals of your plan cover ${percent}% of the day: ${main}% for each main meal${breakfast === null ? '' : `, ${breakfast}% for breakfast`}. The rest is up to you.`,
  aim: (kcal, protein) =>
    `We will aim for about ${kcal} kcal and at least ${protein} g of protein a day.`,
  allergens: 'Allergens you avoid',
  allergensHint: 'We also leave out whatever may contain traces.',
  dislikes: 'Not for me',
  dislikesHint: 'Main ingredients that you would rather not see on your plate.',
  keptHere: 'We keep this on this device only and send it nowhere.',
  advice: 'The targets are a guide and no substitute for a dietitian’s advice.',
  fillOne: 'Fill this delivery',
  fillAll: 'Fill the whole plan',
  save: 'Save',
  saved: 'Saved.',
  allFull: 'All your deliveries are ready. If you change the target, we keep it for next time.',
  working: (at, of) => (of === 1 ? 'Filling the delivery…' : `Filling delivery ${at} of ${of}…`),
  searching: 'Choosing meals…',
  filledOne: 'The delivery is filled.',
  filledAll: count => (count === 1 ? '1 delivery is filled.' : `${count} deliveries are filled.`),
  blockedTitle: 'That does not quite work out',
  blockedFor: date => `Delivery on ${date}:`,
  blocked: {
    dislikes: (type, missing, possible) =>
      `${need(type, missing)}, but without the ingredients you do not want ${found(possible)}. Take one off the list.`,
    allergens: (type, missing, possible) =>
      `${need(type, missing)}, but without the allergens you avoid ${found(possible)} on that day’s menu.`,
    stock: (type, missing, possible) =>
      `${need(type, missing)}, but ${found(possible)} left in our kitchen for that day.`,
    'too-few-meals': (type, missing, possible) =>
      `${need(type, missing)}, but with everything you asked for ${found(possible)}.`,
    protein: (floor, most, aDay) =>
      `You asked for at least ${floor} g of protein, and that day’s meals reach ${most} g at most. Try up to ${aDay} g for the whole day.`,
  },
  swapTitle: 'Swap it for',
  swapFor: name => `Instead of: ${name}`,
  swapLoading: 'Looking for what suits',
  swapNone: 'We found no other meal without what you avoid. Have a look at the menu below.',
  swapHint: 'What suits your target best comes first.',
  choose: 'Choose',
  chooseOf: name => `Choose: ${name}`,
  swapped: name => `Added: ${name}`,
  sameFigures: 'Much the same',
  changeKcal: amount => `${amount} kcal`,
  changeProtein: amount => `${amount} g protein`,
  copyTitle: 'Copy to other deliveries',
  copyText: date =>
    `We put the meals of the delivery on ${date} wherever you choose. What is there now is replaced.`,
  copyTo: 'Where to?',
  copyLoading: 'Looking at what each day offers',
  copyEmpty: 'Empty',
  copyHolds: count => (count === 1 ? 'Has 1 meal' : `Has ${count} meals`),
  notOffered: names => `Not offered on that day: ${names}.`,
  noRoom: names => `Not enough room for all of: ${names}.`,
  copyButton: count => (count === 1 ? 'Copy to 1 delivery' : `Copy to ${count} deliveries`),
  copyNone: 'Choose a delivery',
  copied: count => (count === 1 ? 'Copied to 1 delivery.' : `Copied to ${count} deliveries.`),
}
