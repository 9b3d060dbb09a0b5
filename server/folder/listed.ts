const most = 8

/** Names a few of the orders. */
export function listed(orders: readonly number[]): string {
  const more = orders.length > most ? ` and ${orders.length - most} more` : ''
  return `${orders.slice(0, most).join(', ')}${more}`
}
