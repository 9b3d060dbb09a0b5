import type { MoreWords } from '../el/index.ts'

export const calculator: MoreWords['calculator'] = {
  metaTitle: 'Calorie calculator: how many do you need a day? | Gastra',
  metaDescription:
    'Work out the calories, protein, carbs and fat you need in a day, and see which Gastra portion suits you. No account needed, all on your own device.',
  title: 'How many calories do you need?',
  intro:
    'A few answers, and you see how much energy your day takes and which of our portions suits it.',
  private:
    'The sums are done on your device. What you type here is neither sent anywhere nor kept.',
  gender: 'Gender',
  genders: { woman: 'Woman', man: 'Man' },
  body: 'Your body',
  figures: { age: 'Age', weight: 'Weight (kg)', height: 'Height (cm)' },
  empty: 'Please fill in',
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
  openText: 'It appears here as soon as you tell us the rest:',
  questions: {
    gender: 'Gender',
    age: 'Age',
    weight: 'Weight',
    height: 'Height',
    exercise: 'Exercise',
    goal: 'Goal',
  },
  resultTitle: 'Your target for the day',
  about: 'About',
  between: (low, high) =>
    `It is an estimate: what suits you is usually somewhere from ${low} to ${high} kcal.`,
  announced: (target, low, high) => `About ${target} kcal a day, from ${low} to ${high}.`,
  held: kcal =>
    `We stopped at ${kcal} kcal: for less it is best to have a doctor or dietitian guide you.`,
  energyTitle: 'The energy of your day',
  atRest: 'At complete rest',
  wholeDay: 'With the day’s movement',
  target: 'Your target, with its range',
  macrosTitle: 'Where it may come from',
  macros: { protein: 'Protein', carbs: 'Carbohydrates', fat: 'Fat' },
  fitTitle: goal => `What suits you: ${goal}`,
  portion: name => `${name} portion`,
  fitWhy: (share, meal, portion) =>
    `A main meal covers about ${share}% of a day, which for you is ${meal} kcal. In this portion our mains have ${portion} kcal on average.`,
  take: 'Build a plan with this target',
  single: 'A single order in this portion',
  takeHint:
    'With the plan we keep the calories and the protein for “Fill it for me”, on this device only.',
  mostTaken: kcal => `“Fill it for me” goes up to ${kcal} kcal.`,
  kept: 'Your target is kept on this device.',
  refused: {
    'under-age': {
      title: 'You are still growing',
      text: 'Under 18 a body has needs of its own, and a formula for adults would miss them. Have a word with your paediatrician or a dietitian.',
    },
    'see-doctor': {
      title: 'This calls for a person, not a number',
      text: 'With these figures our formula is not accurate enough. A doctor or dietitian can tell you safely what you need. If the weight or the height was a slip, just correct it.',
    },
    'thin-for-loss': {
      title: 'Your weight is already low',
      text: 'For your height we would not suggest fewer calories. Choose maintenance or gain and, if something is on your mind, have a word with your doctor.',
    },
    'no-room-for-loss': {
      title: 'You already need few calories',
      text: 'With these figures we do not suggest even fewer. Choose maintenance, or ask a doctor or dietitian for a plan of your own.',
    },
  },
  notForTitle: 'When to ask a doctor first',
  notForText: 'The calculator is for healthy adults. Do not rely on it if you:',
  notFor:
    'are pregnant or breastfeeding\nhave or have had an eating disorder\nhave diabetes or another condition that changes what you eat',
  methodTitle: 'How we work it out',
  methodText:
    'The energy at rest comes from the Mifflin-St Jeor equation (1990), and we multiply it by the activity level of EFSA (2013), from 1.4 to 2.0. For most people it is right to within 10%.',
  methodGoal:
    'For loss we take off 15%, at most 500 kcal, and never go below 1,200 kcal for women and 1,500 for men. For gain we add 10%, at most 300 kcal. It is neither medical advice nor a promise of a result.',
}
