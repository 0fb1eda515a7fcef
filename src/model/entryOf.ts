/** The entry of a table by a value of the API; undefined for a value that a later version has added. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, value: string): Entry | undefined =>
  Object.hasOwn(table, value) ? table[value] : undefined

/** The words of a table for a value of the API; the value itself if a later version has added it. */
export const wordsOr = (table: Readonly<Record<string, string>>, value: string): string =>
  entryOf(table, value) ?? value
