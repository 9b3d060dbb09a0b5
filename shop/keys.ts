/** The names in a table that has no others than its type says. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table).filter(name => isKeyOf(table, name))
}

/** Whether the table has a row of this name, which anybody may have typed. */
export function isKeyOf<Table extends object>(
  table: Table,
  name: PropertyKey,
): name is keyof Table & string {
  return Object.hasOwn(table, name)
}
