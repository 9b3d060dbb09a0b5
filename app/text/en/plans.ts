import { capital } from '#shop/words/capital.ts'
import type { WeeklyChoice } from '../../pages/plans/plan-prices.ts'
import { times } from './times.ts'

type Told = Omit<WeeklyChoice, 'dietCode'>

export const plans = {
  metaTitle: 'Start your order',
  metaDescription: (promise: string) => `Choose the portion for your order. ${promise}`,
  tabs: {
    label: 'Kind of order',
    daily: 'Once',
    dailyText: 'one delivery',
    weekly: 'Plan',
    weeklyText: (weeks: string) => `for ${weeks}`,
  },
  title: 'What are you eating for?',
  intro: 'Pick a goal and we’ll suggest a portion.',
  goals: 'Your goal',
  from: 'from',
  each: 'a meal',
  continue: 'Continue',
  needsTitle: 'Good to know before you order',
  needMains: (count: number) => `At least ${count} main meals`,
  needMainsText: 'With as many snacks, breakfasts and extras as you like.',
  needShipping: (count: number) => `Free delivery from ${count} mains`,
  needShippingText: (price: string) => `With fewer, delivery costs ${price}.`,
  needShippingNone: 'With every order, however many meals it holds.',
  needDay: 'A day and time that suit you',
  needDayText: (days: string, windows: string) => `We deliver ${days}, ${windows}.`,
  conflictTitle: 'You already have an open order',
  conflictText: (current: string, wanted: string) =>
    `You’ve already started “${current}”, and now you’ve chosen “${wanted}”. If you start a new order, the meals you’d chosen will be lost.`,
  conflictNew: 'Create new',
  conflictContinue: 'Continue existing',
  weekly: {
    metaTitle: 'Weekly and monthly meal plans',
    metaDescription: (days: string, weeks: string, deliveries: string) =>
      `Build your plan: ${days} a week, for ${weeks}. ${capital(deliveries)} a week to your door.`,
    title: 'Build your plan',
    intro: (deliveries: number) => `Fresh meals, delivered ${times(deliveries)} a week.`,
    days: 'How many days a week?',
    daysAWeek: (days: number) => (days === 1 ? 'day' : 'days'),
    meals: 'How many main meals a week?',
    aDay: (count: number) => (count === 1 ? 'one a day' : count === 2 ? 'two a day' : 'meals'),
    weeks: 'For how many weeks?',
    weeksText: (weeks: number) =>
      weeks === 1 ? 'week' : weeks === 4 ? 'weeks, one month' : 'weeks',
    breakfast: 'Breakfast too?',
    noBreakfast: 'No',
    noBreakfastText: 'main meals only',
    withBreakfast: 'Yes',
    withBreakfastText: 'one breakfast for every day',
    perMeal: (price: string) => `${price} a meal`,
    perBreakfast: (price: string) => `${price} a breakfast`,
    freeShippingBadge: 'Free delivery',
    summary: 'Your plan',
    name: (weeks: number) =>
      weeks === 1 ? 'Weekly plan' : weeks === 4 ? 'Monthly plan' : `${weeks}-week plan`,
    aMeal: 'a meal',
    insteadOf: (price: string) => `instead of ${price} in a single order`,
    mains: (count: number, price: string) => `${count} mains × ${price}`,
    breakfasts: (count: number, price: string) => `${count} breakfasts × ${price}`,
    deliveries: (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`),
    aWeek: 'Total per week',
    total: (weeks: number) => (weeks === 1 ? 'Total for the week' : `Total for ${weeks} weeks`),
    totalNow: (total: string) => `Your plan costs ${total} in all.`,
    saved: (amount: string) => `You save ${amount}`,
    savedWhy: (single: string) =>
      `compared with the same meals in single orders (${single} a meal), delivery included.`,
    freeShippingWhy: (meals: number) => `From ${meals} mains a week, delivery is free.`,
    freeShippingFrom: (meals: number) => `With ${meals} or more mains a week, delivery is free.`,
    premium: 'Prices include VAT. A few dishes carry a small extra charge, shown on the menu.',
    notFound: 'No plan combination found',
    nearest: (plan: string) => `Closest match: ${plan}.`,
    noneLeft: 'We have no plans right now. You can always place a single order.',
    takeNearest: 'Choose this one',
    told: (plan: Told) =>
      [
        plan.weeks === 1 ? '1 week' : `${plan.weeks} weeks`,
        `${plan.daysPerWeek} days`,
        `${plan.mainMeals} mains a week`,
        plan.breakfast ? 'with breakfast' : 'without breakfast',
      ].join(', '),
    needsTitle: 'How it works',
    needDeliveries: (deliveries: number) =>
      `${['One delivery', 'Two deliveries', 'Three deliveries'][deliveries - 1]} a week`,
    needFresh: (days: string) =>
      `We cook for a few days at a time: meals stay fresh for up to ${days}.`,
    needChoose: 'You choose every dish',
    needChooseText: (hours: string) =>
      `Or let us choose for you. You can make changes up to ${hours} hours before each delivery.`,
    needPause: 'Pause whenever you like',
    needPauseText: 'Pause it or stop it, without a charge.',
  },
}
