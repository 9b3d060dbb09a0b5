import type { Outcome } from '#shop/delivering/outcome.ts'
import type { Words } from '../text/el/index.ts'

/** The same outcome has two texts: nobody opened the door, or nobody came to the counter. */
export function outcomeWord(
  { outcomes, nobodyCame }: Words['handover'],
  outcome: Outcome,
  isFetched: boolean,
): string {
  return isFetched && outcome === 'nobody-there' ? nobodyCame : outcomes[outcome]
}
