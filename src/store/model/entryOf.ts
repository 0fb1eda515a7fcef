/** The entry of a table by a value of the API; undefined for a value that a later version has added. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, value: string): Entry | undefined =>
  Object.hasOwn(table, value) ? table[value] : undefined
