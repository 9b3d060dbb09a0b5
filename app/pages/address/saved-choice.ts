import type { CartAnswer, SavedAddressAnswer } from '#server/answers.ts'
import { doorKey } from '#shop/saved-address.ts'

/** The saved address that the cart goes to, else the one that was used last; `other`: one that is not saved. */
export function chosenAtFirst(
  { shippingAddress, spot }: Pick<CartAnswer, 'shippingAddress' | 'spot'>,
  addresses: readonly SavedAddressAnswer[],
): string {
  const current = spot?.kind === 'delivery' ? shippingAddress : null
  const saved = current
    ? addresses.find(address => doorKey(address) === doorKey(current))
    : addresses[0]
  return saved?.id ?? 'other'
}
