import type { MoreWords } from '../el/index.ts'

export const calculator: MoreWords['calculator'] = {
  metaTitle: 'Calorie calculator: how many do you need a day?',
  metaDescription:
    'Work out the calories, protein, carbs and fat you need in a day, and see which of our portions suits you. No account needed, all on your own device.',
  title: 'How many calories do you need?',
  intro: 'Answer a few questions and see how many calories you need, and which portion suits you.',
  private: 'It’s all worked out on your device. What you type here isn’t sent anywhere or kept.',
  gender: 'Gender',
  genders: { woman: 'Woman', man: 'Man' },
  body: 'Your body',
  figures: { age: 'Age', weight: 'Weight (kg)', height: 'Height (cm)' },
  empty: 'Please fill this in',
  range: (from, to) => `From ${from} to ${to}`,
  exercise: 'How often do you exercise?',
  exercises: {
    rarely: { label: 'Rarely', text: 'Mostly sitting, a little walking' },
    often: { label: 'Often', text: 'One to three times a week' },
    'a-lot': { label: 'A lot', text: 'Four to six times a week' },
    daily: { label: 'Daily', text: 'Every day, or a very active job' },
  },
  goal: 'What would you like?',
  goals: {
    loss: { label: 'Loss', text: 'A little less energy than you use' },
    maintenance: { label: 'Maintenance', text: 'As much energy as you use' },
    gain: { label: 'Gain', text: 'A little more energy than you use' },
  },
  openTitle: 'Your result',
  openText: 'It’ll show up here once you’ve filled in the rest:',
  questions: {
    gender: 'Gender',
    age: 'Age',
    weight: 'Weight',
    height: 'Height',
    exercise: 'Exercise',
    goal: 'Goal',
  },
  resultTitle: 'Your daily target',
  about: 'About',
  between: (low, high) => `This is an estimate: most people like you need ${low} to ${high} kcal.`,
  announced: (target, low, high) => `About ${target} kcal a day, from ${low} to ${high}.`,
  held: kcal =>
    `We stopped at ${kcal} kcal: to go lower, it’s best to have a doctor or dietitian guide you.`,
  energyTitle: 'Your daily energy',
  atRest: 'At complete rest',
  wholeDay: 'With the day’s movement',
  target: 'Your target and its range',
  macrosTitle: 'Suggested split',
  macros: { protein: 'Protein', carbs: 'Carbohydrates', fat: 'Fat' },
  fitTitle: goal => `Your best fit: ${goal}`,
  portion: name => `${name} portion`,
  fitWhy: (share, meal, portion) =>
    `A main meal covers about ${share}% of the day, which for you is ${meal} kcal. In this portion, our mains have ${portion} kcal on average.`,
  take: 'Build a plan with this target',
  single: 'A single order in this portion',
  takeHint:
    'With a plan, we keep your calories and protein for “Choose for me”, on this device only.',
  mostTaken: kcal => `“Choose for me” goes up to ${kcal} kcal.`,
  kept: 'Your target is saved on this device.',
  refused: {
    'under-age': {
      title: 'You’re still growing',
      text: 'Under 18, your body has needs of its own, and a formula for adults wouldn’t get them right. Have a word with your paediatrician or a dietitian.',
    },
    'see-doctor': {
      title: 'This calls for a person, not a number',
      text: 'With these figures our formula isn’t accurate enough. A doctor or dietitian can safely tell you what you need. If you mistyped your weight or height, just correct it.',
    },
    'thin-for-loss': {
      title: 'Your weight is already low',
      text: 'For your height we wouldn’t suggest fewer calories. Choose maintenance or gain and, if something’s on your mind, have a word with your doctor.',
    },
    'no-room-for-loss': {
      title: 'You already need few calories',
      text: 'With these figures we don’t suggest going lower. Choose maintenance, or ask a doctor or dietitian for a plan of your own.',
    },
  },
  notForTitle: 'When to ask a doctor first',
  notForText: 'The calculator is for healthy adults. Don’t rely on it if you:',
  notFor:
    'are pregnant or breastfeeding\nhave or have had an eating disorder\nhave diabetes or another condition that changes what you eat',
  methodTitle: 'How we work it out',
  methodText:
    'The energy at rest comes from the Mifflin-St Jeor equation (1990), and we multiply it by the activity level of EFSA (2013), from 1.4 to 2.0. For most people it’s within 10%.',
  methodGoal:
    'For loss we take off 15%, at most 500 kcal, and never go below 1,200 kcal for women and 1,500 for men. For gain we add 10%, at most 300 kcal. It’s not medical advice or a promise of results.',
}
