import type { Text } from '#shop/language.ts'
import type { DietCode, PlanType } from '#shop/plan.ts'

export type PlanAnswer = {
  id: string
  type: PlanType
  name: string
  translations: { name: Text }
  config: {
    dietCode: DietCode
    minTotal: number
    prices: { 'main-meal': number; snack: number }
    dailyMeals: number
    daysPerWeek: number | null
    mainMeals: number | null
    weeks: number | null
    breakfast: boolean
    /** A main meal's price in a single order, for comparison. */
    singlePrice?: number
  }
}
