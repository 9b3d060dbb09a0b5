import {
  chooseLaterTime,
  choosePlan,
  chooseTime,
  fillMenu,
  giveAddress,
  type Walk,
} from './order.ts'

/** Kifisias 25, as somebody from abroad would give it. */
export const kifisias = {
  typed: 'Κηφισίας 25',
  picked: /Kifisias 25/,
  floor: '2nd',
  bell: 'Papadaki',
  phone: '2101234567',
}

/** Ermou 12, in Greek. */
export const ermou = {
  typed: 'ermou 12',
  picked: /Ερμού 12/,
  floor: '3ος',
  bell: 'Δημητρίου',
  phone: '694 412 3456',
}

/**
 * From the plans to a menu with this many meals in the order; `later`: on the last day offered, so
 * that everything can still be changed.
 */
export async function openOrder(
  walk: Walk,
  order: { goal: RegExp; address: typeof kifisias; mains: number; later?: boolean },
): Promise<void> {
  await choosePlan(walk, order.goal)
  await giveAddress(walk, order.address)
  if (order.later) await chooseLaterTime(walk)
  else await chooseTime(walk)
  await fillMenu(walk, order.mains)
}
