import type { Outcome } from '#shop/delivering/outcome.ts'
import type { Words } from '../text/el/index.ts'

/** The text of an outcome. At a door nobody opened; at a counter the customer did not come. */
export function outcomeWord(
  { outcomes, nobodyCame }: Words['handover'],
  outcome: Outcome,
  isFetched: boolean,
): string {
  return isFetched && outcome === 'nobody-there' ? nobodyCame : outcomes[outcome]
}
