import type { Code } from '#shop/meal.ts'
import { type DeskRefusal, refuseAtDesk } from '#shop/people/refusal.ts'
import type { StaffCall } from '../calls/desk-hook.ts'
import { type DeclaredLine, declaredLines } from '../db/order/declared.ts'
import { orderIdOf } from '../db/order/order-papers.ts'

export async function orderFoodOne(
  { db, catalogue }: StaffCall,
  { order }: { order: string },
): Promise<{ lines: DeclaredLine[]; allergens: readonly Code[] } | DeskRefusal> {
  const id = await orderIdOf(db, order)
  if (!id) return refuseAtDesk('desk-order-not-found')
  return { lines: await declaredLines(db, id), allergens: catalogue.codes.allergens }
}
