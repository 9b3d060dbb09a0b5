import type { Choice } from './choices.ts'
import { pairsAdded } from './folded-score.ts'
import type { Program, Stage } from './program.ts'

/** What a table minimises: a value of each choice, and of each pair of the same main ingredient. */
export type Objective = {
  readonly of: (choice: Choice) => number
  readonly pair: number
  /** Whether states count the servings of their group, for pairs and the group's limit. */
  readonly countsGroup: boolean
}

export const mostProtein: Objective = {
  of: choice => -choice.protein,
  pair: 0,
  countsGroup: false,
}

export function lagrangian({ pairCost }: Program, multiplier: number): Objective {
  return {
    of: choice => choice.cost - multiplier * choice.protein,
    pair: pairCost,
    countsGroup: true,
  }
}

/** What a choice adds where its group has so many added servings already. */
export function valueAdded(
  choice: Choice,
  stage: Stage,
  already: number,
  { of, pair }: Objective,
): number {
  return of(choice) + pair * pairsAdded(choice.servings, stage.keptInGroup + already)
}
