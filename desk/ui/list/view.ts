/** What of a list is shown: it stands in the address, so that it can be sent, kept and come back to. */
export type View = {
  /** Typed into the box of the filter. */
  readonly text: string
  /** By column: the value that its rows have. */
  readonly only: Readonly<Record<string, string>>
  readonly order: { readonly column: string; readonly falling: boolean } | null
  /** The names of the columns; null: those that the screen shows at first. */
  readonly columns: readonly string[] | null
}

const onlyPrefix = 'only.'

export function viewIn(search: URLSearchParams): View {
  const order = search.get('order')
  const only = [...search].filter(([name]) => name.startsWith(onlyPrefix))
  return {
    text: search.get('q') ?? '',
    only: Object.fromEntries(only.map(([name, value]) => [name.slice(onlyPrefix.length), value])),
    order: order ? { column: order.replace(/^-/, ''), falling: order.startsWith('-') } : null,
    columns: search.get('columns')?.split(',') ?? null,
  }
}

/** The address with this view; what the screen itself keeps there stays. */
export function searchWith(search: URLSearchParams, view: View): URLSearchParams {
  const others = [...search].filter(([name]) => !isOfView(name))
  const next = new URLSearchParams(others)
  if (view.text) next.set('q', view.text)
  for (const [column, value] of Object.entries(view.only))
    if (value) next.set(onlyPrefix + column, value)
  if (view.order) next.set('order', (view.order.falling ? '-' : '') + view.order.column)
  if (view.columns) next.set('columns', view.columns.join(','))
  return next
}

/** Rising, falling, and then as the screen has it. */
export function orderAfter(order: View['order'], column: string): View['order'] {
  if (order?.column !== column) return { column, falling: false }
  return order.falling ? null : { column, falling: true }
}

function isOfView(name: string): boolean {
  return ['q', 'order', 'columns'].includes(name) || name.startsWith(onlyPrefix)
}
