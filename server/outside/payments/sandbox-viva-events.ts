import type { SandboxEvent } from '../../db/sandbox/events.ts'
import type { SandboxOrder } from '../../db/sandbox/viva.ts'
import type { SandboxTransaction } from '../../db/sandbox/viva-transactions.ts'
import { typeOf, withCode } from './sandbox-viva-answers.ts'

/** The body of a webhook, in decimal euros and without a signature. */
export function eventAnswer(
  event: SandboxEvent,
  order: SandboxOrder,
  tried: SandboxTransaction | null,
): string {
  const data = withCode(
    order.code,
    'OrderCode',
    tried ? transactionData(order, tried) : { IsCancelled: order.state === 2 },
  )
  const envelope = {
    Created: event.createdAt.toISOString(),
    CorrelationId: event.messageId,
    EventTypeId: event.type,
    Delay: null,
    RetryCount: event.tries - 1,
    RetryDelayInSeconds: null,
    RetryDelay: null,
    MessageId: event.messageId,
    RecipientId: '00000000-0000-0000-0000-000000000000',
    MessageTypeId: 512,
  }
  return `{"Url":null,"EventData":${data},${JSON.stringify(envelope).slice(1)}`
}

function transactionData(order: SandboxOrder, tried: SandboxTransaction) {
  return {
    TransactionId: tried.id,
    ParentId: tried.parentId,
    Amount: tried.amount / 100,
    // A refund changes how a charge stands later, not what its event said.
    StatusId: tried.status === 'R' ? 'F' : tried.status,
    TransactionTypeId: typeOf(tried),
    CurrencyCode: '978',
    Email: order.email,
    Phone: null,
    FullName: order.fullName,
    CardNumber: '414746XXXXXX0111',
    CardTypeId: 0,
    CardCountryCode: 'GR',
    SourceCode: order.sourceCode,
    CustomerTrns: order.customerTrns,
    MerchantTrns: order.merchantTrns,
    // Local time without a zone, as Viva sends it.
    InsDate: tried.createdAt.toISOString().slice(0, 23),
    ResponseEventId: tried.eventId || null,
    ElectronicCommerceIndicator: tried.eventId ? '0' : '1',
    Tags: ['web'],
    OrderCulture: order.requestLang || 'el-GR',
    TotalFee: 0,
    TipAmount: 0,
  }
}
