import { byBank } from '#shop/bank-transfer.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * A transfer to the shop's own account. No bank is asked: the order's page says where the money goes, and
 * somebody of the shop who saw it arrive says so (`order-bank-paid`). `orderUrl`: that page.
 */
export function bankTransfer(orderUrl: (orderId: string) => string): PaymentProvider {
  return {
    key: byBank,
    triesAgain: false,
    start: async ({ id, orderId }) => ({
      providerRef: id.replaceAll('-', ''),
      redirectUrl: orderUrl(orderId),
    }),
    referenceIn: () => null,
    fetch: async () => ({ outcome: 'pending', amount: null, transactionId: null, reason: null }),
    cancel: async () => {},
    refund: async () => ({ outcome: 'by-hand', providerRef: null }),
    refundedSoFar: async () => null,
  }
}
