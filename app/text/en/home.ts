export const home = {
  title: 'Ready-to-eat meals by nutritionists and chefs in Attica',
  description:
    'Meals designed by nutritionists and cooked by chefs, to your door, anywhere in Attica. Choose your portion, day and time, and enjoy home-style food without the cooking.',
  heroPicture:
    'Bowls from above: salmon with quinoa and vegetables, lentil salad with feta, tofu with vegetables',
  trust: [
    'Designed by nutritionists',
    'Cooked by chefs',
    'Delivered all over Attica',
    'Fresh for up to 4 days',
  ],
  tile: {
    figures: (kcal: string, protein: string) => `${kcal} kcal · ${protein} g protein`,
    from: 'from',
    isNew: 'New',
  },
  fromPrice: (price: string) => `from ${price} a meal`,
  wholeMenu: 'See the whole menu',
  choose: 'Start with this',
  call: {
    title: 'Your week, sorted',
    text: (free: number) => `Four meals are all it takes to start. From ${free}, delivery is free.`,
    allFree: 'Four meals are all it takes to start, and delivery is free.',
  },
}
