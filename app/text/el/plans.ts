import { capital } from '#shop/words/capital.ts'
import type { WeeklyChoice } from '../../pages/plans/plan-prices.ts'
import { times } from './times.ts'

type Told = Omit<WeeklyChoice, 'dietCode'>

export const plans = {
  metaTitle: 'Ξεκίνα την παραγγελία σου',
  metaDescription: (promise: string) => `Διάλεξε μερίδα για την παραγγελία σου. ${promise}`,
  tabs: {
    label: 'Είδος παραγγελίας',
    daily: 'Μία φορά',
    dailyText: 'μία παράδοση',
    weekly: 'Πλάνο',
    weeklyText: (weeks: string) => `για ${weeks}`,
  },
  title: 'Πώς θέλεις τα γεύματά σου;',
  intro: 'Διάλεξε στόχο, σου προτείνουμε μερίδα.',
  goals: 'Ο στόχος σου',
  from: 'από',
  each: 'το γεύμα',
  continue: 'Συνέχεια',
  needsTitle: 'Πριν παραγγείλεις',
  needMains: (count: number) => `Τουλάχιστον ${count} κυρίως γεύματα`,
  needMainsText: 'Όσα σνακ, πρωινά και έξτρα θέλεις μαζί τους.',
  needShipping: (count: number) => `Δωρεάν μεταφορικά από ${count} κυρίως`,
  needShippingText: (price: string) => `Με λιγότερα, τα μεταφορικά είναι ${price}.`,
  needShippingNone: 'Σε κάθε παραγγελία, όσα γεύματα κι αν έχει.',
  needDay: 'Ημέρα και ώρα που σε βολεύουν',
  needDayText: (days: string, windows: string) => `Παραδίδουμε ${days}, ${windows}.`,
  conflictTitle: 'Έχεις ήδη μια ανοιχτή παραγγελία',
  conflictText: (current: string, wanted: string) =>
    `Έχεις ήδη ξεκινήσει «${current}» και τώρα διάλεξες «${wanted}». Αν ξεκινήσεις νέα παραγγελία, όσα είχες διαλέξει θα χαθούν.`,
  conflictNew: 'Νέα παραγγελία',
  conflictContinue: 'Συνέχισε την προηγούμενη',
  weekly: {
    metaTitle: 'Εβδομαδιαίο και μηνιαίο πλάνο γευμάτων',
    metaDescription: (days: string, weeks: string, deliveries: string) =>
      `Φτιάξε το πλάνο σου: ${days} την εβδομάδα, για ${weeks}. ${capital(deliveries)} την εβδομάδα στην πόρτα σου.`,
    title: 'Φτιάξε το πλάνο σου',
    intro: (deliveries: number) => `Φρέσκα γεύματα ${times(deliveries)} την εβδομάδα.`,
    days: 'Πόσες ημέρες την εβδομάδα;',
    daysAWeek: (days: number) => (days === 1 ? 'ημέρα' : 'ημέρες'),
    meals: 'Πόσα κυρίως γεύματα την εβδομάδα;',
    aDay: (count: number) =>
      count === 1 ? 'ένα την ημέρα' : count === 2 ? 'δύο την ημέρα' : 'γεύματα',
    weeks: 'Για πόσες εβδομάδες;',
    weeksText: (weeks: number) =>
      weeks === 1 ? 'εβδομάδα' : weeks === 4 ? 'εβδομάδες, ένας μήνας' : 'εβδομάδες',
    breakfast: 'Θέλεις και πρωινό;',
    noBreakfast: 'Όχι',
    noBreakfastText: 'μόνο κυρίως γεύματα',
    withBreakfast: 'Ναι',
    withBreakfastText: 'ένα πρωινό για κάθε ημέρα',
    perMeal: (price: string) => `${price} το γεύμα`,
    perBreakfast: (price: string) => `${price} το πρωινό`,
    freeShippingBadge: 'Δωρεάν μεταφορικά',
    summary: 'Το πλάνο σου',
    name: (weeks: number) =>
      weeks === 1
        ? 'Εβδομαδιαίο πλάνο'
        : weeks === 4
          ? 'Μηνιαίο πλάνο'
          : `Πλάνο ${weeks} εβδομάδων`,
    aMeal: 'το γεύμα',
    insteadOf: (price: string) => `αντί για ${price} σε μεμονωμένη παραγγελία`,
    mains: (count: number, price: string) => `${count} κυρίως × ${price}`,
    breakfasts: (count: number, price: string) => `${count} πρωινά × ${price}`,
    deliveries: (count: number) => (count === 1 ? '1 παράδοση' : `${count} παραδόσεις`),
    aWeek: 'Σύνολο ανά εβδομάδα',
    total: (weeks: number) => (weeks === 1 ? 'Σύνολο εβδομάδας' : `Σύνολο ${weeks} εβδομάδων`),
    totalNow: (total: string) => `Το πλάνο σου κοστίζει συνολικά ${total}.`,
    saved: (amount: string) => `Γλιτώνεις ${amount}`,
    savedWhy: (single: string) =>
      `σε σχέση με τα ίδια γεύματα σε μεμονωμένες παραγγελίες (${single} το γεύμα), μαζί με τα μεταφορικά.`,
    freeShippingWhy: (meals: number) =>
      `Από ${meals} κυρίως την εβδομάδα, τα μεταφορικά είναι δωρεάν.`,
    freeShippingFrom: (meals: number) =>
      `Με ${meals} ή περισσότερα κυρίως την εβδομάδα, τα μεταφορικά είναι δωρεάν.`,
    premium:
      'Στις τιμές περιλαμβάνεται ο ΦΠΑ. Λίγα πιάτα έχουν μικρή επιπλέον χρέωση, που τη βλέπεις στο μενού.',
    notFound: 'Δεν βρέθηκε συνδυασμός πλάνου',
    nearest: (plan: string) => `Το πιο κοντινό που έχουμε: ${plan}.`,
    noneLeft: 'Αυτή τη στιγμή δεν έχουμε πλάνα. Μπορείς πάντα να κάνεις μεμονωμένη παραγγελία.',
    takeNearest: 'Διάλεξε αυτό',
    told: (plan: Told) =>
      [
        plan.weeks === 1 ? '1 εβδομάδα' : `${plan.weeks} εβδομάδες`,
        `${plan.daysPerWeek} ημέρες`,
        `${plan.mainMeals} κυρίως την εβδομάδα`,
        plan.breakfast ? 'με πρωινό' : 'χωρίς πρωινό',
      ].join(', '),
    needsTitle: 'Πώς λειτουργεί το πλάνο',
    needDeliveries: (deliveries: number) =>
      `${['Μία παράδοση', 'Δύο παραδόσεις', 'Τρεις παραδόσεις'][deliveries - 1]} την εβδομάδα`,
    needFresh: (days: string) =>
      `Μαγειρεύουμε για λίγες ημέρες κάθε φορά: τα γεύματα μένουν φρέσκα έως ${days}.`,
    needChoose: 'Διαλέγεις εσύ κάθε πιάτο',
    needChooseText: (hours: string) =>
      `Ή τα διαλέγουμε εμείς για σένα. Αλλαγές μπορείς να κάνεις έως ${hours} ώρες πριν από κάθε παράδοση.`,
    needPause: 'Παύση όποτε θέλεις',
    needPauseText: 'Κάνεις παύση ή το σταματάς, χωρίς χρέωση.',
  },
}
