/** What the kitchen can do where nothing else is set for a day (reading: Plans and schedules). */
export type KitchenLimit = {
  /** Deliveries in one window of one day. */
  readonly deliveriesPerWindow: number
  /** Portions of one meal on one day. */
  readonly portionsPerMeal: number
}
