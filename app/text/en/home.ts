export const home = {
  heroPicture:
    'Bowls from above: salmon with quinoa and vegetables, lentil salad with feta, tofu with vegetables',
  fresh: (days: string) => `Fresh for up to ${days}`,
  brought: (throughout: string) => `Delivered ${throughout || 'to your door'}`,
  tile: {
    figures: (kcal: string, protein: string) => `${kcal} kcal · ${protein} g protein`,
    from: 'from',
    isNew: 'New',
  },
  fromPrice: (price: string) => `from ${price} a meal`,
  week: (meals: number, price: string, { days, windows }: { days: string; windows: string }) =>
    `${meals} meals a week: ${price} with delivery. We come ${days}, ${windows}.`,
  wholeMenu: 'See the whole menu',
  choose: 'Start with this',
  call: {
    title: 'Your week, sorted',
    text: (least: number, free: number) =>
      `${enough(least)} to start. From ${free}, delivery is free.`,
    allFree: (least: number) => `${enough(least)} to start, and delivery is free.`,
  },
}

/** Of the main meals that a single order needs. */
function enough(least: number): string {
  const amount = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'][least - 1] ?? least
  return least === 1 ? `${amount} meal is all it takes` : `${amount} meals are all it takes`
}
