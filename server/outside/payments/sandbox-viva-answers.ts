import type { SandboxOrder } from '../../db/sandbox/viva.ts'
import type { OrderedTransaction, SandboxTransaction } from '../../db/sandbox/viva-transactions.ts'

/** The answer to `GET /checkout/v2/transactions/{id}`, in decimal euros. */
export function transactionAnswer(tried: OrderedTransaction): string {
  const { orderCode: code } = tried
  return withCode(code, 'orderCode', {
    email: tried.email,
    amount: tried.amount / 100,
    statusId: tried.status,
    fullName: tried.fullName,
    insDate: tried.createdAt.toISOString(),
    cardNumber: '414746XXXXXX0111',
    currencyCode: '978',
    customerTrns: tried.customerTrns,
    merchantTrns: tried.merchantTrns,
    transactionTypeId: typeOf(tried),
  })
}

export function typeOf({ parentId }: Pick<SandboxTransaction, 'parentId'>): number {
  return parentId ? 4 : 5
}

export function searchedAnswer(tried: SandboxTransaction): string {
  const { id, orderCode: code, parentId, status, amount, createdAt } = tried
  const order = withCode(code, 'OrderCode', {})
  const rest = JSON.stringify({
    TransactionId: id,
    ParentId: parentId,
    StatusId: status,
    Amount: amount / 100,
    CurrencyCode: '978',
    InsDate: createdAt.toISOString(),
    TransactionType: { TransactionTypeId: typeOf(tried) },
  })
  return `{"Order":${order},${rest.slice(1)}`
}

export function orderStateAnswer(order: SandboxOrder): string {
  return withCode(order.code, 'OrderCode', {
    SourceCode: order.sourceCode,
    RequestAmount: order.amount / 100,
    ExpirationDate: order.expiresAt.toISOString(),
    StateId: order.state,
    RequestLang: order.requestLang,
    MerchantTrns: order.merchantTrns,
    CustomerTrns: order.customerTrns,
    ErrorCode: 0,
    Success: true,
  })
}

/** JSON with the order's code as a number, as Viva sends it. */
export function withCode(code: string, name: string, rest: Record<string, unknown>): string {
  const others = JSON.stringify(rest).slice(1)
  return `{"${name}":${code}${others === '}' ? '' : ','}${others}`
}

export function failure(status: number, ErrorText: string) {
  return { ErrorCode: status, ErrorText, Success: false }
}
