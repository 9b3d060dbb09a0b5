const most = 8

/** Numbers of orders, of which a line names a few. */
export function listed(orders: readonly number[]): string {
  const more = orders.length > most ? ` and ${orders.length - most} more` : ''
  return `${orders.slice(0, most).join(', ')}${more}`
}
